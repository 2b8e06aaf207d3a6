import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesBefore, statesInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { route } from '../../route/route.entity.ts';
import { papersEndInSql } from '../../truck/server/papers-of-trucks.ts';
import { statusOfTruck } from '../../truck/server/truck-columns.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import { overdueServiceInSql } from '../../truck-service/server/due-services.ts';
import type { HoldOnBoard, TripOnBoard } from '../board-bars.rules.ts';

/** More than these are not drawn; the answer says how many there are besides. */
const MOST_TRUCKS = 200;
const MOST_TRIPS = 500;

export interface FleetTruck {
  id: string;
  registration: string;
  make: string;
  kind: string;
  driver: string | null;
  driver_id: string | null;
  status: string;
  /** The day on which the first of its road papers ends, and a critical service that is overdue. */
  papers_end: string | null;
  overdue: string | null;
}

/** The trucks and trailers of the business by their plates, each with how it stands now. */
export async function readFleet(
  context: ActorContext,
): Promise<{ trucks: FleetTruck[]; more_trucks: number }> {
  const status = statusOfTruck((key) => sql.ref(`r.${key}`), context);
  const where = sql.join([...sightOf(truck, context), sql`r.deleted_at is null`], sql` and `);
  const { rows } = await sql<FleetTruck & { total: number }>`
    select r.id, r.registration, concat_ws(' ', r.make, r.model) as make, r.kind, d.name as driver, r.driver_id,
           ${status} as status, ${sql.raw(papersEndInSql('r.id', 'road'))}::text as papers_end,
           ${sql.raw(overdueServiceInSql('r.id', `'${today(context.clock, context.branch)}'::date`))} as overdue, count(*) over ()::int as total
    from ${sql.table(truck.table)} r
    left join ${sql.table(user.table)} d on d.business_id = r.business_id and d.id = r.driver_id
    where ${where} order by r.kind desc, r.registration limit ${MOST_TRUCKS}`.execute(context.tx.sql);
  return {
    trucks: rows.map(({ total: _, ...one }) => one),
    more_trucks: Math.max(0, (rows[0]?.total ?? 0) - MOST_TRUCKS),
  };
}

export interface BoardTrip {
  id: string;
  version: number;
  number: string;
  status: TripOnBoard['status'];
  /** Nothing of a draft that waits for a truck. */
  truck_id: string | null;
  trailer_id: string | null;
  truck: string | null;
  customer: string;
  route: string;
  destination: string;
  driver: string | null;
  driver_id: string | null;
  /** Until when the driver may drive, where that is known. */
  licence_ends: string | null;
  starts: Date;
  ends: Date;
  started_at: Date | null;
  delivered_at: Date | null;
}

/** Trips that still have something before them, whenever they are. */
const OPEN = statesInSql([
  ...statesBefore(truckOrderStates, 'confirm'),
  ...statesAfter(truckOrderStates, 'confirm', 'load', 'depart'),
]);
const OVER = statesInSql(statesAfter(truckOrderStates, 'deliver', 'close'));

/** Trips that are not over, and those of the days that are shown; the next ones first where there are too many. */
export async function readTrips(
  context: ActorContext,
  from: Date,
  to: Date,
): Promise<{ trips: BoardTrip[]; more_trips: number }> {
  const where = sql.join([...sightOf(truckOrder, context), sql`r.deleted_at is null`], sql` and `);
  const { rows } = await sql<BoardTrip & { total: number }>`
    select r.id, r.version, r.number, r.status, r.truck_id, r.trailer_id, t.registration as truck, c.name as customer,
           w.name as route, w.destination, d.name as driver, r.driver_id,
           d.licence_expires::text as licence_ends, r.starts, r.ends, r.started_at, r.delivered_at,
           count(*) over ()::int as total
    from ${sql.table(truckOrder.table)} r
    left join ${sql.table(truck.table)} t on t.business_id = r.business_id and t.id = r.truck_id
    join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
    join ${sql.table(route.table)} w on w.business_id = r.business_id and w.id = r.route_id
    left join ${sql.table(user.table)} d on d.business_id = r.business_id and d.id = r.driver_id
    where ${where} and (r.status in (${sql.raw(OPEN)})
      or r.status in (${sql.raw(OVER)}) and r.starts < ${to} and coalesce(r.delivered_at, r.ends) > ${from})
    order by r.status in (${sql.raw(OVER)}), r.starts, r.id limit ${MOST_TRIPS}`.execute(context.tx.sql);
  return {
    trips: rows.map(({ total: _, ...one }) => one),
    more_trips: Math.max(0, (rows[0]?.total ?? 0) - MOST_TRIPS),
  };
}

export interface BoardHold {
  truck_id: string;
  kind: HoldOnBoard['kind'];
  since: string;
  until: string | null;
  reason: string | null;
}

/** What keeps trucks from work by hand on these days. */
export function readHolds(tx: Pick<Tx, 'query'>, date: string, until: string): Promise<BoardHold[]> {
  return tx.query<BoardHold>(
    `select h.truck_id, h.kind, h.since::text, h.until::text, h.reason from ${linesTableName(truck, 'holds')} h
     join ${truck.table} t on t.business_id = h.business_id and t.id = h.truck_id and t.deleted_at is null
     where h.since < $2::date and (h.until is null or h.until >= $1::date) order by h.since limit ${MOST_TRIPS}`,
    [date, until],
  );
}
