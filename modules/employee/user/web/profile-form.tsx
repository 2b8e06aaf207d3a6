import { useMemo } from 'react';
import type { FormFrame, KeptElsewhere } from '#web-kit/form/form-frame.ts';
import { FormScreen } from '#web-kit/screens/form-screen.tsx';
import { userOnScreen } from './user-on-screen.ts';

/** The employee form on oneself: what one may do is seen and not changed (specification §2, product.md). */
export function ProfileForm({ id, keptElsewhere }: { id: string; keptElsewhere: KeptElsewhere }) {
  const frame = useMemo<FormFrame>(
    () => ({ keptElsewhere, locked: ['account_type', 'access'] }),
    [keptElsewhere],
  );
  return <FormScreen entity={userOnScreen} id={id} frame={frame} />;
}
