import { useMemo } from 'react';
import type { FormFrame, SavedByParent } from '#web-kit/form/form-frame.ts';
import { FormScreen } from '#web-kit/screens/form-screen.tsx';
import { userOnScreen } from './user-on-screen.ts';

/** The employee form on oneself: what one may do is seen and not changed (specification §2, product.md). */
export function ProfileForm({ id, savedByParent }: { id: string; savedByParent: SavedByParent }) {
  const frame = useMemo<FormFrame>(
    () => ({ savedByParent, locked: ['account_type', 'access'] }),
    [savedByParent],
  );
  return <FormScreen entity={userOnScreen} id={id} frame={frame} />;
}
