import { InvalidFields } from '#core/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/** The business day of a document: today, or an earlier one by those who may back-date all that is posted (accounting.md 4.6). */
export function dayOf(context: CommandContext, said: string | null): string {
  const day = today(context.clock, context.branch);
  if (said === null || said === day) return day;
  if (said > day) throw new InvalidFields({ date: { key: 'in_future' } });
  requireToo(context, 'back_date_sale');
  return said;
}
