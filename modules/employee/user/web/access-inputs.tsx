import type { Option } from '#ui/fields/options.tsx';
import type { LineDraft } from '#web-kit/fields/lines/line-parts.ts';
import type { FieldLook, InputProps } from '#web-kit/fields/look.ts';
import { RefInput } from '#web-kit/fields/ref/input.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { ACCESS } from './access.words.ts';

/** Branch and role of a line need one right, its stores another (permission map). */
export const GIVES_BRANCHES = 'modify_employee_branch_access';

/** A branch, or the role in it; locked for whoever may not give them. */
export function BranchPartInput(props: InputProps<Option | null>) {
  const may = useMay();
  return <RefInput {...props} disabled={props.disabled || !may(GIVES_BRANCHES)} />;
}

/** The lines of access: without the right for branches there are as many as there are, and only stores can be chosen. */
export function accessInput({ Input }: FieldLook<readonly LineDraft[]>) {
  return function AccessInput(props: InputProps<readonly LineDraft[]>) {
    const say = useSay();
    const may = useMay();
    if (may(GIVES_BRANCHES)) return <Input {...props} />;
    return <Input {...props} isFixed hint={say(ACCESS.notYours)} />;
  };
}
