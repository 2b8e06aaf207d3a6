import { InvalidFields } from '#core/errors.ts';
import { allowed } from '#core/permissions.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/** The business day of a document: today, or an earlier one by those who may back-date all that is posted (accounting.md 4.6). */
export function dayOf({ actor, branch, clock }: CommandContext, said: string | null): string {
  const day = today(clock, branch);
  if (said === null || said === day) return day;
  if (said > day) throw new InvalidFields({ date: { key: 'in_future' } });
  if (!allowed(actor, 'back_date_sale')) throw PermissionDenied();
  return said;
}
