import type { RowOf } from '#core/define-entity.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { isOfAdvance } from '../truck-operation.rules.ts';
import { TRUCK_OPERATION_TEXTS } from '../truck-operation.words.ts';

/** Trips to which something may be added: they are planned or under way, or back and not closed. */
const OPEN: readonly string[] = ['confirmed', 'loading', 'in_transit', 'delivered'];

/** Whether something may still be added to a trip, or taken back of it. */
export const isOpenTrip = ({ status }: Pick<RowOf<typeof truckOrder>, 'status'>) => OPEN.includes(status);

/**
 * An operation is of a truck, and of a trip where it names one: the truck and the driver of it then. Trips are locked, so that
 * none is closed meanwhile.
 */
export async function placeOnTrips({ tx }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const ids = [
    ...new Set(drafts.flatMap(({ row }) => (row.truck_order_id ? [String(row.truck_order_id)] : []))),
  ];
  const held = ids.length > 0 ? await tx.lockAll(truckOrder, ids) : [];
  const trips = new Map(held.map((trip) => [String(trip.id), trip]));
  for (const draft of drafts) {
    const { row } = draft;
    const trip = trips.get(String(row.truck_order_id));
    row.driver_id = trip?.driver_id ?? null;
    if (row.truck_order_id && !trip) continue;
    if (trip) placeOn(draft, trip);
    const isOfDriver = row.paid_from === 'advance' || isOfAdvance(row.kind);
    if (isOfDriver && !trip)
      addProblem(draft, 'truck_order_id', {
        key: 'advance_of_trip',
        words: TRUCK_OPERATION_TEXTS.advanceOfTrip,
      });
    else if (isOfDriver && !row.driver_id)
      addProblem(draft, 'truck_order_id', {
        key: 'nobody_drives',
        words: TRUCK_OPERATION_TEXTS.nobodyDrives,
      });
  }
}

function placeOn(draft: Draft, trip: RowOf<typeof truckOrder>): void {
  const { row } = draft;
  const before = (trip.segments ?? []).map(({ truck_id }) => truck_id);
  if (![trip.truck_id, trip.trailer_id, ...before].includes(String(row.truck_id)))
    addProblem(draft, 'truck_id', { key: 'other_truck', words: TRUCK_OPERATION_TEXTS.otherTruck });
  if (!isOpenTrip(trip))
    addProblem(draft, 'truck_order_id', {
      ...{ key: 'trip_not_open', words: TRUCK_OPERATION_TEXTS.tripNotOpen },
      params: { number: trip.number },
    });
}
