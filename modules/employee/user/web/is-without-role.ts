import type { LineDraft } from '#web-kit/fields/lines/line-parts.ts';
import type { Typed } from '#web-kit/form/body-of.ts';

/** Whether what is typed makes an employee who works somewhere and has no role there; owners need none. */
export function isWithoutRole({ account_type, access }: Typed): boolean {
  if (account_type !== 'employee') return false;
  const lines = (access ?? []) as readonly LineDraft[];
  return lines.some(({ typed }) => typed.branch_id && !typed.role_id);
}
