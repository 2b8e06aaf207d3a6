import type { Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';

/** The first day of each trip that is driven by whoever enters something of it, by its id. */
type OwnTrips = ReadonlyMap<string, string>;

/** The trips among those of some operations that the caller drives himself, and has loaded. */
export async function ownTripsOf({ tx, actor }: CommandContext, drafts: readonly Draft[]): Promise<OwnTrips> {
  const ids = drafts.flatMap(({ row }) =>
    row.truck_order_id && row.date ? [String(row.truck_order_id)] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ id: string; since: string }>(
    `select id, loaded_on::text as since from ${truckOrder.table}
     where id = any($1) and driver_id = $2 and loaded_on is not null`,
    [ids, actor.user_id],
  );
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/**
 * What a driver pays on the way out of his advance counts on its day without the right to date back: where he was there was no
 * network (transport.md 9).
 */
export function isOnTrip({ row }: Draft, own: OwnTrips): boolean {
  const since = own.get(String(row.truck_order_id));
  return row.paid_from === 'advance' && since !== undefined && String(row.date) >= since;
}
