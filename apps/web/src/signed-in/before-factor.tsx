import { QueryClientProvider } from '@tanstack/react-query';
import DemandedFactor from '#modules/session/two-factor/web/demanded-factor.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { queryClient } from './query-client.ts';

/** Somebody who is logged in and must set up a second factor first; nothing of the rest is loaded for him. */
export default function BeforeFactor({ user }: { user: SessionUser }) {
  return (
    <QueryClientProvider client={queryClient}>
      <DemandedFactor user={user} />
    </QueryClientProvider>
  );
}
