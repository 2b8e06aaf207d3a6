import type { RowOf } from '#core/define-entity.ts';
import type { Money } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { ShiftWasCounted } from '../errors.ts';
import type { shift } from '../shift.entity.ts';
import { unexplained } from '../shift-posting.rules.ts';
import { differenceLimit } from './difference-limit.ts';
import { holdTill } from './hold-till.ts';

interface Count {
  row: RowOf<typeof shift>;
  counted: Money;
  /** Whether somebody takes it for the first count, and wants to be told where it is far off. */
  isFirst: boolean;
}

/**
 * Whether a count is a first one that differs by more than the limit, so that the drawer is counted once more (A33). Whoever
 * takes a second count for the first was not told, because the answer was lost or came to another device: nothing is posted by it.
 */
export async function isToBeCountedAgain(
  context: CommandContext,
  { row, counted, isFirst }: Count,
): Promise<boolean> {
  if (!isFirst) return false;
  if (row.counts.length > 0) throw ShiftWasCounted();
  const { balance } = await holdTill(context, row.account_id);
  return unexplained(counted - balance, differenceLimit(context.branch)) !== 0n;
}
