import { sql } from 'kysely';
import { z } from 'zod';
import { linesTableName } from '#core/derive/table.ts';
import { money } from '#core/money.ts';
import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { cargo } from '../../cargo/cargo.entity.ts';
import { route } from '../../route/route.entity.ts';
import { truck } from '../../truck/truck.entity.ts';
import { HELD_OF_TRIP } from '../../truck-operation/server/advances.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import { ownTrips } from '../own-trips.answer.ts';

/** As many as a phone shows: a driver has one trip at a time. */
const MOST = 20;
const OPEN = sql.raw(statesInSql(statesAfter(truckOrderStates, 'confirm', 'load', 'depart', 'deliver')));

/** What whoever is logged in has to drive, the first to begin first. */
export const ownTripsQuery = defineQuery({
  name: 'truck-order.mine',
  route: 'GET api/truck-order/mine',
  permission: 'list_truck_orders',
  input: z.strictObject({}),
  answers: ownTrips,
  async run(context) {
    const { tx, branch, actor } = context;
    const where = sql.join([...sightOf(truckOrder, context), sql`r.deleted_at is null`], sql` and `);
    const { rows } = await sql<OwnTrip>`
      select r.id, r.number, r.status, c.name as customer_name, w.origin, w.destination, r.truck_id,
             t.registration as plate, r.starts, r.ends, r.odometer_out, ${sql.raw(HELD_OF_TRIP)} as advance_open
      from ${sql.table(truckOrder.table)} r
      join ${sql.table(truck.table)} t on t.business_id = r.business_id and t.id = r.truck_id
      join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
      join ${sql.table(route.table)} w on w.business_id = r.business_id and w.id = r.route_id
      where ${where} and r.status in (${OPEN}) and ${actor.user_id}::uuid in (r.driver_id, r.helper_id)
      order by r.delivered_at is not null, r.starts, r.id limit ${MOST}`.execute(tx.sql);
    const ids = rows.map(({ id }) => id);
    const [cargos, notes] = await Promise.all([cargosOf(context, ids), notesOf(context, ids)]);
    const [office] = await tx.query<{ phone_number: string | null }>(
      `select phone_number from ${branchEntity.table} where id = $1`,
      [branch.id],
    );
    return {
      office: office?.phone_number ?? null,
      trips: rows.map((trip) => ({
        ...trip,
        advance_open: money(trip.advance_open),
        cargos: cargos.get(trip.id) ?? [],
        notes: notes.get(trip.id) ?? [],
      })),
    };
  },
});

interface OwnTrip {
  id: string;
  number: string;
  status: string;
  customer_name: string;
  origin: string;
  destination: string;
  truck_id: string;
  plate: string;
  starts: Date;
  ends: Date;
  odometer_out: bigint | null;
  advance_open: bigint;
}

interface OwnCargo {
  trip: string;
  title: string;
  quantity: bigint | null;
  unit: string | null;
  receiver_name: string | null;
  receiver_phone: string | null;
}

async function cargosOf({ tx }: QueryContext<unknown>, trips: readonly string[]) {
  const rows = await tx.query<OwnCargo>(
    `select l.truck_order_id as trip, g.title, g.quantity, g.unit, g.receiver_name, g.receiver_phone
     from ${linesTableName(truckOrder, 'cargos')} l
     join ${cargo.table} g on g.business_id = l.business_id and g.id = l.cargo_id
     where l.truck_order_id = any($1) order by l.line_no`,
    [trips],
  );
  return Map.groupBy(rows, ({ trip }) => trip);
}

async function notesOf({ tx }: QueryContext<unknown>, trips: readonly string[]) {
  const rows = await tx.query<{ trip: string; at: Date; text: string }>(
    `select truck_order_id as trip, at, text from ${linesTableName(truckOrder, 'events')}
     where truck_order_id = any($1) and text is not null order by line_no`,
    [trips],
  );
  return Map.groupBy(rows, ({ trip }) => trip);
}
