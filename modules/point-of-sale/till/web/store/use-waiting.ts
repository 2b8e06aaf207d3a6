import { useMemo, useSyncExternalStore } from 'react';
import { useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import type { SavedWaiting, WaitingState } from './save-waiting.ts';
import { waitingOf } from './waiting-of.ts';

/** The sales of the user in his branch that the server does not have yet, on whichever page he is. */
export function useWaiting(): { state: WaitingState; acts: SavedWaiting } {
  const user = useCurrentUser();
  const { id: branch } = useBranch();
  const acts = useMemo(() => waitingOf(`${branch} ${user.id}`), [branch, user.id]);
  return { state: useSyncExternalStore(acts.state.follow, acts.state.get), acts };
}
