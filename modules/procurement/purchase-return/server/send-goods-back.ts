import { type MovedLine, moveStock, refuseShortageSince, type StockMove } from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/**
 * Goods out of the store for the supplier, at what they cost there by now. What is not there does not go back, now or on the
 * day that is said, also where goods may be sold before they come (A20).
 */
export async function sendGoodsBack(
  { tx, branch, clock }: CommandContext,
  move: Omit<StockMove, 'branch'>,
): Promise<MovedLine[]> {
  const present = { ...branch, settings: { ...branch.settings, allow_negative_stock: false } };
  const moved = await moveStock(tx, { ...move, branch: present });
  if (move.date < today(clock, branch)) await refuseShortageSince(tx, { ...move, branch: present });
  return moved;
}
