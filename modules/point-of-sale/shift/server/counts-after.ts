import type { RowOf } from '#core/define-entity.ts';
import { type Money, money } from '#core/money.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { shift } from '../shift.entity.ts';

/** The counts of a shift with another one of today; `difference` is what that one posts as over or short. */
export function countsAfter(
  { clock, branch, actor }: Pick<CommandContext, 'clock' | 'branch' | 'actor'>,
  { counts }: Pick<RowOf<typeof shift>, 'counts'>,
  counted: Money,
  difference: bigint,
) {
  const made = { counted, counted_on: today(clock, branch), counted_by_id: actor.user_id };
  return [...counts, { line_no: counts.length + 1, ...made, difference: money(difference) }];
}
