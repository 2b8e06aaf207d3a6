import type { Draft } from '#server-kit/command/draft.ts';
import { checkFuture, refuseFuture } from '#server-kit/command/refuse-future.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/** The day that somebody says of what is posted, today where nothing is said; back-dating is one right for all of it (accounting.md 4.6). */
export function dayOfPosting(context: CommandContext, said: string | null): string {
  const day = today(context.clock, context.branch);
  const date = said ?? day;
  refuseFuture(context, 'date', date);
  if (date < day) requireToo(context, 'back_date_sale');
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
  context: CommandContext,
): void {
  if (!said) return;
  checkFuture(context, draft, column, said);
  if (String(said) < today(context.clock, context.branch)) requireToo(context, 'back_date_sale');
}
