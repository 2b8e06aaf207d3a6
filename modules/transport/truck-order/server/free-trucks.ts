import { sql } from 'kysely';
import { businessDay } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { countsInSql, statesAfter, statesInSql } from '#core/state-sets.ts';
import { whatOccupies } from '#modules/branch/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { route } from '../../route/route.entity.ts';
import { papersEndInSql } from '../../truck/server/papers-of-trucks.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { truckOperationStates } from '../../truck-operation/truck-operation.states.ts';
import { overdueServiceInSql } from '../../truck-service/server/due-services.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { ON_THE_ROAD } from './late-trips.ts';
import type { Load } from './load-of-cargos.ts';

export interface FreeTruck {
  id: string;
  kind: string;
  registration: string;
  driver_id: string | null;
  driver: string | null;
  place: string | null;
  distance: bigint | null;
  carries: boolean;
}

interface Wanted {
  from: Date;
  /** With the time that a truck needs before its next trip. */
  to: Date;
  ends: Date;
  /** The trip that asks, where it has been saved. */
  id: string | undefined;
  origin: string | undefined;
  load: Load | null;
}

const PLANNED_OR_DRIVEN = statesInSql(
  statesAfter(truckOrderStates, 'confirm', 'load', 'depart', 'deliver', 'close'),
);

/**
 * Trucks and trailers that a trip could take as `takeForTrip` would let it: not taken, not kept from work, not late, with papers
 * to its end and without a critical service overdue. The nearest to where it begins first: where a truck will be is where its
 * last trip before that ends, or where the last operation on it was entered, of those that whoever asks may see.
 */
export async function freeTrucks(context: ActorContext, wanted: Wanted): Promise<FreeTruck[]> {
  const { tx, branch, clock } = context;
  const { from, to, id, origin, load } = wanted;
  const taken = await whatOccupies(tx, 'truck', from, to);
  const busy = taken
    .filter(({ source }) => !(source.kind === truckOrder.name && source.id === id))
    .map((one) => one.id);
  const [first, last] = [businessDay(from, branch), businessDay(wanted.ends, branch)];
  const place = origin?.trim().toLowerCase() ?? null;
  const where = sql.join([...sightOf(truck, context), sql`r.deleted_at is null`], sql` and `);
  const now = clock.now();
  const { rows } = await sql<FreeTruck>`
    select t.id, t.kind, t.registration, t.driver_id, u.name as driver, t.place,
           case when lower(trim(t.place)) = ${place} then 0 else (
             select min(w.distance) from ${sql.table(route.table)} w
             where w.deleted_at is null and w.distance is not null
               and ((lower(trim(w.origin)) = lower(trim(t.place)) and lower(trim(w.destination)) = ${place})
                 or (lower(trim(w.destination)) = lower(trim(t.place)) and lower(trim(w.origin)) = ${place}))) end::bigint as distance,
           (coalesce(t.capacity_kg >= ${load?.kg ?? null}::bigint, true)
             and coalesce(t.capacity_m3 >= ${load?.m3 ?? null}::bigint, true)) as carries
    from (
      select r.*, ${lastPlace(context, from)} as place from ${sql.table(truck.table)} r
      where ${where} and not (r.id = any(${busy}::uuid[]))
        and not exists (select from ${sql.table(linesTableName(truck, 'holds'))} h
          where h.truck_id = r.id and h.since <= ${last} and (h.until is null or h.until >= ${first}))
        and coalesce(${sql.raw(papersEndInSql('r.id', 'road'))} >= ${last}::date, true)
        and ${sql.raw(overdueServiceInSql('r.id', `'${businessDay(now, branch)}'::date`))} is null
        and not exists (select from ${sql.table(truckOrder.table)} o
          where ${from} < ${now} and o.status in (${sql.raw(ON_THE_ROAD)}) and o.deleted_at is null and o.ends <= ${now}
            and o.id is distinct from ${id ?? null}::uuid and r.id in (o.truck_id, o.trailer_id))) t
    left join ${sql.table(user.table)} u on u.business_id = t.business_id and u.id = t.driver_id
    order by distance nulls last, carries desc, t.registration`.execute(tx.sql);
  return rows;
}

/** Where a truck is known to be last before a moment; nothing where its last trip is none of those that one may see. */
function lastPlace(context: ActorContext, before: Date) {
  const trips = sql`
    select o.ends as at, case when r.id is not null then p.destination end as place
    from ${sql.table(truckOrder.table)} o
    join ${sql.table(route.table)} p on p.business_id = o.business_id and p.id = o.route_id
    left join ${sql.table(truckOrder.table)} r on r.business_id = o.business_id and r.id = o.id
      and ${sql.join(sightOf(truckOrder, context), sql` and `)}
    where o.truck_id = of_truck.id and o.deleted_at is null and o.status in (${sql.raw(PLANNED_OR_DRIVEN)})
      and o.ends <= ${before}`;
  const told = sql`
    select r.located_at, r.current_location from ${sql.table(truck.table)} r
    where r.id = of_truck.id and r.located_at <= ${before}`;
  const counts = sql.raw(countsInSql(truckOperationStates, 'r'));
  const operations = sql`
    select r.created_at as at, r.current_location as place from ${sql.table(truckOperation.table)} r
    where ${sql.join(sightOf(truckOperation, context), sql` and `)} and r.truck_id = of_truck.id and r.deleted_at is null
      and ${counts} and r.current_location is not null and r.created_at <= ${before}`;
  const all = holdsToo(context, truckOperation.permissions.list)
    ? sql`(${trips}) union all (${told}) union all (${operations})`
    : sql`(${trips}) union all (${told})`;
  return sql`(select s.place from (select r.id) of_truck cross join lateral (${all}) s order by s.at desc limit 1)`;
}
