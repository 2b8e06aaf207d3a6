import { useMemo } from 'react';
import type { FormFrame } from '#web-kit/form/form-frame.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { ACCESS } from './access.words.ts';
import { GIVES_BRANCHES } from './access-inputs.tsx';
import { isWithoutRole } from './is-without-role.ts';
import { userOnScreen } from './user-on-screen.ts';

/**
 * An employee; a new one works in the branch in which he is typed, unless that is changed. One without a role could log in
 * and do nothing, so that is asked about.
 */
export default function EmployeeFormScreen() {
  const may = useMay();
  const say = useSay();
  const { id, name } = useBranch();
  const givesBranches = may(GIVES_BRANCHES);
  const form = useMemo<FormFrame>(
    () =>
      givesBranches
        ? {
            starting: { access: [{ branch_id: id, branch_name: name }] },
            question: (typed) =>
              isWithoutRole(typed)
                ? {
                    title: say(ACCESS.withoutRoleTitle),
                    body: say(ACCESS.withoutRoleBody),
                    confirm: say(ACCESS.withoutRole),
                    cancel: say(ACCESS.chooseRole),
                  }
                : null,
          }
        : {},
    [givesBranches, id, name, say],
  );
  return <EntityScreens entity={userOnScreen} kind="form" form={form} />;
}
