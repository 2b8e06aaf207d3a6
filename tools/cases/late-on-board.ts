import { keyOf } from './case-names.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';
import { wallTime } from './story-clock.ts';

interface OnBoard {
  id: string;
  number: string;
  late_hours: number;
  occupied_until: string;
  runs_into: string | null;
}

/** What the board tells of trips that are late, as a case calls it: `A.late_hours`, and which trip runs into which. */
export async function lateOnBoard(shop: CaseShop): Promise<Record<string, unknown>> {
  const board = await shop.client.must<{ orders: readonly OnBoard[] }>({
    ...{ method: 'GET', path: 'api/truck-order/board', branchId: firstBranch(shop) },
  });
  const keys = new Map(board.orders.map(({ id, number }) => [number, keyOf(shop, id) ?? number]));
  const found: Record<string, unknown> = {};
  for (const { number, late_hours, occupied_until, runs_into } of board.orders) {
    const key = keys.get(number) ?? number;
    found[`${key}.late_hours`] = late_hours;
    found[`${key}.occupied_until`] = wallTime(occupied_until);
    const next = runs_into && (keys.get(runs_into) ?? runs_into);
    if (next)
      found.conflict = `${key} is late and runs into ${next}: change the truck of ${next} or its time`;
  }
  return found;
}
