import { sql } from 'kysely';
import { z } from 'zod';
import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesBefore, statesInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { route } from '../../route/route.entity.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import { dueOfService } from '../../truck-service/server/due-services.ts';
import { truckService } from '../../truck-service/truck-service.entity.ts';
import type { DUE } from '../../truck-service/truck-service.rules.ts';
import { truckServiceStates } from '../../truck-service/truck-service.states.ts';
import { cockpitOfTruck, type STANDINGS } from '../cockpit.answer.ts';
import { truck } from '../truck.entity.ts';
import type { PAPERS } from '../truck.rules.ts';
import { FIGURES_NEED, monthOfTruck } from './month-of-truck.ts';

const OUT = sql.raw(statesInSql(statesAfter(truckOrderStates, 'load', 'depart')));
const PLANNED = sql.raw(statesInSql(statesAfter(truckOrderStates, 'confirm')));
const IN_WORKSHOP = sql.raw(statesInSql(statesBefore(truckServiceStates, 'finish')));
const MOST = 20;

/**
 * The truck at a glance (transport.md 8): why it stands as it does, where it was seen last, its month, services due, papers and the
 * trips of the month. Of a trip that whoever asks does not see no more is told than that there is one.
 */
export const cockpitQuery = defineQuery({
  name: 'truck.cockpit',
  route: 'GET api/truck/cockpit',
  permission: ['view_truck', 'list_truck_orders'],
  sometimes: [...FIGURES_NEED, 'show_truck_on_expense'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: cockpitOfTruck,
  async run(context) {
    const { id } = await findRow(truck, context.input.id, context);
    const since = `${today(context.clock, context.branch).slice(0, 7)}-01`;
    return {
      standing: await standingOf(context, id),
      seen: await lastSeen(context, id),
      month: await monthOfTruck(context, id, since),
      services: await servicesDue(context, id),
      papers: await papersOf(context, id),
      trips: await tripsSince(context, id, since),
    };
  },
});

const seen = (context: ActorContext) => sql.join(sightOf(truckOrder, context), sql` and `);

interface Standing {
  kind: (typeof STANDINGS)[number];
  record_id: string | null;
  title: string | null;
  place: string | null;
  at: Date | null;
  day: string | null;
}

/** The gravest reason first, as the status of the truck has it. */
async function standingOf(context: ActorContext, id: string): Promise<Standing | null> {
  const day = today(context.clock, context.branch);
  const { rows } = await sql<Standing>`
    select s.kind, s.record_id::text as record_id, s.title, s.place, s.at, s.day::text as day from (
      select case h.kind when 'reserved' then 4 else 1 end as rank, h.kind, null::uuid as record_id, h.reason as title,
             null as place, null::timestamptz as at, h.until as day
      from ${sql.table(linesTableName(truck, 'holds'))} h
      where h.truck_id = ${id} and h.since <= ${day} and (h.until is null or h.until >= ${day})
      union all
      select 2, 'service', case when w.branch_id = ${context.branch.id} then w.id end, w.title, null, w.ends, null
      from ${sql.table(truckService.table)} w
      where w.truck_id = ${id} and w.status in (${IN_WORKSHOP}) and w.deleted_at is null
        and (w.starts is null or w.starts <= ${context.clock.now()})
      union all
      select case when o.status in (${OUT}) then 3 else 5 end, case when o.status in (${OUT}) then 'trip' else 'next_trip' end,
             r.id, r.number, case when r.id is not null then p.destination end,
             case when o.status in (${OUT}) then o.ends else o.starts end, null
      from ${sql.table(truckOrder.table)} o
      join ${sql.table(route.table)} p on p.business_id = o.business_id and p.id = o.route_id
      left join ${sql.table(truckOrder.table)} r on r.business_id = o.business_id and r.id = o.id and ${seen(context)}
      where ${id} in (o.truck_id, o.trailer_id) and o.status in (${OUT}, ${PLANNED}) and o.deleted_at is null) s
    order by s.rank, s.at limit 1`.execute(context.tx.sql);
  return rows[0] ?? null;
}

/** Where somebody said it was, or where an operation on it was entered that names a place: the last of them, and by whom. */
async function lastSeen(context: ActorContext, id: string) {
  const { branch } = context;
  const told = sql`
    select r.current_location as place, r.located_at as at, r.located_by_id as by,
           ((r.located_at at time zone ${branch.time_zone}) - ${branch.day_starts_at}::time::interval)::date as date
    from ${sql.table(truck.table)} r where r.id = ${id} and r.current_location is not null`;
  const entered = sql`
    select r.current_location, r.created_at, r.created_by, r.date from ${sql.table(truckOperation.table)} r
    where ${sql.join(sightOf(truckOperation, context), sql` and `)} and r.truck_id = ${id} and r.deleted_at is null
      and r.current_location is not null and r.date is not null`;
  const all = holdsToo(context, truckOperation.permissions.list) ? sql`${told} union all (${entered})` : told;
  const { rows } = await sql<{ place: string; date: string; by: string | null }>`
    select s.place, s.date::text as date, u.name as by from (${all}) s
    left join ${sql.table(user.table)} u on u.id = s.by
    order by s.date desc, s.at desc limit 1`.execute(context.tx.sql);
  return rows[0] ?? null;
}

async function servicesDue(context: ActorContext, id: string) {
  if (!holdsToo(context, truckService.permissions.list)) return [];
  const due = dueOfService((key) => sql.ref(`r.${key}`), context);
  const { rows } = await sql<{
    id: string;
    title: string;
    critical: boolean;
    next_due_date: string | null;
    next_due_km: bigint | null;
    due: (typeof DUE)[number];
  }>`
    select * from (
      select r.id, r.title, r.critical, r.next_due_date::text as next_due_date, r.next_due_km, ${due} as due
      from ${sql.table(truckService.table)} r
      where ${sql.join(sightOf(truckService, context), sql` and `)} and r.truck_id = ${id} and r.deleted_at is null) s
    where s.due is not null
    order by s.due = 'later', s.due = 'due_soon', s.next_due_date, s.next_due_km limit ${MOST}`.execute(
    context.tx.sql,
  );
  return rows;
}

/** Of each kind the paper that ends last; those that end first on top. */
async function papersOf({ tx }: ActorContext, id: string) {
  return tx.query<{ kind: (typeof PAPERS)[number]; number: string | null; expires: string }>(
    `select * from (
       select distinct on (d.kind, case when d.kind = 'other' then d.number end) d.kind, d.number, d.expires::text as expires
       from ${linesTableName(truck, 'documents')} d where d.truck_id = $1 and d.expires is not null
       order by d.kind, case when d.kind = 'other' then d.number end, d.expires desc) p
     order by p.expires limit ${MOST}`,
    [id],
  );
}

async function tripsSince(context: ActorContext, id: string, since: string) {
  const { rows } = await sql<{
    id: string;
    number: string;
    place: string;
    customer: string;
    status: keyof (typeof truckOrderStates)['states'];
    starts: Date;
    net_amount: bigint;
  }>`
    select r.id, r.number, p.destination as place, c.name as customer, r.status, r.starts, r.net_amount
    from ${sql.table(truckOrder.table)} r
    join ${sql.table(route.table)} p on p.business_id = r.business_id and p.id = r.route_id
    join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
    where ${seen(context)} and ${id} in (r.truck_id, r.trailer_id) and r.deleted_at is null
      and (r.status in (${OUT}, ${PLANNED}) or r.delivered_on >= ${since})
    order by r.starts desc, r.id limit ${MOST}`.execute(context.tx.sql);
  return rows;
}
