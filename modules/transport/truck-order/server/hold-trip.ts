import type { RowOf } from '#core/define-entity.ts';
import { holdParties } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { PAYERS_IN_SQL } from './freight-of-trip.ts';

export type HeldTrip = { row: RowOf<typeof truckOrder> & Row };

/** Locks whoever may owe something of a trip, then the trip. */
export async function holdTrip({ tx, branch }: CommandContext, id: string): Promise<HeldTrip> {
  const named = await tx.query<{ customer_id: string }>(PAYERS_IN_SQL, [id, branch.id]);
  await holdParties(tx, named);
  return { row: await tx.lock(truckOrder, id) };
}
