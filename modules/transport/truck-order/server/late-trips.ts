import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { StillOnTrip } from '../../errors.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { momentIn } from './moment-in.ts';

/** Trips whose truck is out: being loaded or under way. */
export const ON_THE_ROAD = statesInSql(statesAfter(truckOrderStates, 'load', 'depart'));

/** Refuses a trip that starts before now with somebody or something whose trip is late: that one runs on to now. */
export async function refuseLate(
  { tx, clock, branch }: CommandContext,
  trip: { id: string; starts: Date },
  takes: readonly string[],
): Promise<void> {
  const now = clock.now();
  if (trip.starts >= now) return;
  const [late] = await tx.query<{ what: string; number: string; ends: Date }>(
    `select coalesce(t.registration, u.name) as what, o.number, o.ends from ${truckOrder.table} o
     cross join lateral unnest(array[o.truck_id, o.trailer_id, o.driver_id, o.helper_id]) taken
     left join ${truck.table} t on t.business_id = o.business_id and t.id = taken
     left join ${user.table} u on u.business_id = o.business_id and u.id = taken
     where o.status in (${ON_THE_ROAD}) and o.deleted_at is null and o.id <> $1 and taken = any($2) and o.ends <= $3
     order by o.ends, t.registration nulls last limit 1`,
    [trip.id, takes, now],
  );
  if (!late) return;
  const due = momentIn(branch.time_zone, late.ends);
  throw StillOnTrip({ what: late.what, order: late.number, due });
}
