import { useMemo } from 'react';
import type { FormFrame } from '#web-kit/form/form-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { GIVES_BRANCHES } from './access-inputs.tsx';
import { userOnScreen } from './user-on-screen.ts';

/** An employee; a new one works in the branch in which he is typed, unless that is changed. */
export default function EmployeeFormScreen() {
  const may = useMay();
  const { id, name } = useBranch();
  const givesBranches = may(GIVES_BRANCHES);
  const form = useMemo<FormFrame>(
    () => (givesBranches ? { starting: { access: [{ branch_id: id, branch_name: name }] } } : {}),
    [givesBranches, id, name],
  );
  return <EntityScreens entity={userOnScreen} kind="form" form={form} />;
}
