import { InvalidFields } from '#core/errors.ts';
import { allowed } from '#core/permissions.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/** The day that somebody says of what is posted, today where nothing is said; back-dating is one right for all of it (accounting.md 4.6). */
export function dayOfPosting({ actor, branch, clock }: CommandContext, said: string | null): string {
  const day = today(clock, branch);
  const date = said ?? day;
  if (date > day) throw new InvalidFields({ date: { key: 'in_future' } });
  if (date < day && !allowed(actor, 'back_date_sale')) throw PermissionDenied();
  return date;
}

/** The same of a row on its way into the database, where a day that has not come is a fault of the row. */
export function setDayOfPosting(draft: Draft, context: CommandContext): void {
  draft.row.date ??= today(context.clock, context.branch);
  checkDayOfPosting(draft, 'date', draft.row.date, context);
}

/** The same of a day that is said beside a row and posted with it, such as that of an opening balance; nothing said is today. */
export function checkDayOfPosting(
  draft: Draft,
  column: string,
  said: unknown,
  { actor, branch, clock }: CommandContext,
): void {
  if (!said) return;
  const day = today(clock, branch);
  if (String(said) > day) addProblem(draft, column, { key: 'in_future' });
  if (String(said) < day && !allowed(actor, 'back_date_sale')) throw PermissionDenied();
}
