import { statesAfter } from '#core/state-sets.ts';
import type { InTheWay } from '#modules/branch/public.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import type { BoardTrip } from './read-board.ts';

const ON_THE_ROAD: readonly string[] = statesAfter(truckOrderStates, 'load', 'depart');
const HOUR_MS = 3_600_000;

export interface LateTrip extends BoardTrip {
  /** Whole hours past its end of a trip that is still out; nought of any other. */
  late_hours: number;
  /** Up to when its truck is taken by it: to now, or to when it came, where it is late, and never over the next trip. */
  occupied_until: Date;
  /** The trip that waits for its truck already. */
  runs_into: string | null;
}

/** A trip that is late runs on to now, and is shown where it runs into the next one of its truck (TW-12). */
export function lateTrips(trips: readonly BoardTrip[], taken: readonly InTheWay[], now: Date): LateTrip[] {
  return trips.map((trip) => {
    const isOut = ON_THE_ROAD.includes(trip.status);
    const until = trip.delivered_at ?? (isOut && trip.ends < now ? now : trip.ends);
    const [next] = taken
      .filter(({ id, source, from }) => id === trip.truck_id && source.id !== trip.id && from >= trip.ends)
      .toSorted((one, other) => one.from.getTime() - other.from.getTime());
    const meets = next && next.from <= until && trip.ends < until ? next : undefined;
    const isLate = isOut && trip.ends < now;
    return {
      ...trip,
      late_hours: isLate ? Math.floor((now.getTime() - trip.ends.getTime()) / HOUR_MS) : 0,
      occupied_until: meets?.from ?? until,
      runs_into: isLate ? (meets?.source.label ?? null) : null,
    };
  });
}
