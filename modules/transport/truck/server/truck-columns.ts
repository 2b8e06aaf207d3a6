import { sql } from 'kysely';
import { addDays } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesBefore, statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import { truckService } from '../../truck-service/truck-service.entity.ts';
import { truckServiceStates } from '../../truck-service/truck-service.states.ts';
import { IDLE_WINDOW } from '../idle-days.rules.ts';
import { truck } from '../truck.entity.ts';
import { beforeMeterInSql, READINGS_IN_SQL } from './readings.ts';
import { SPANS_OF_TRUCKS } from './spans-of-truck.ts';
import { stretchesOf } from './stretches.ts';

const HELD = sql.table(linesTableName(truck, 'holds'));
const ORDERS = sql.table(truckOrder.table);
const SERVICES = sql.table(truckService.table);
const IN_WORKSHOP = sql.raw(statesInSql(statesBefore(truckServiceStates, 'finish')));
const OUT = sql.raw(statesInSql(statesAfter(truckOrderStates, 'load', 'depart')));
const PLANNED = sql.raw(statesInSql(statesBefore(truckOrderStates, 'load')));

/** How long before a trip a truck is called reserved, where the branch has not said. */
const USUAL_DAYS = 7;

/** How a truck stands on the day of the branch, the gravest reason first (transport.md 4). */
export const statusOfTruck: Computed = (row, { clock, branch }) => {
  const day = today(clock, branch);
  const isHeld = (kind: string) => sql`exists (
    select from ${HELD} h where h.truck_id = ${row('id')} and h.kind = ${kind}
      and h.since <= ${day} and (h.until is null or h.until >= ${day}))`;
  const isOn = (trips: ReturnType<typeof sql>) => sql`exists (
    select from ${ORDERS} o where ${row('id')} in (o.truck_id, o.trailer_id) and o.deleted_at is null and ${trips})`;
  const days = Number(branch.settings.truck_reserved_days ?? USUAL_DAYS);
  const soon = new Date(clock.now().getTime() + days * 24 * 60 * 60 * 1000);
  return sql`case when ${isHeld('out_of_service')} then 'Out of Service'
    when exists (select from ${SERVICES} w where w.truck_id = ${row('id')} and w.status in (${IN_WORKSHOP})
      and w.deleted_at is null and (w.starts is null or w.starts <= ${clock.now()})) then 'Maintenance'
    when ${isOn(sql`o.status in (${OUT})`)} then 'In Use'
    when ${isHeld('reserved')} or ${isOn(sql`o.status in (${PLANNED}) and o.starts <= ${soon}`)} then 'Reserved'
    else 'Available' end`;
};

const METER = sql.table(linesTableName(truck, 'meter_changes'));

/** The last reading: of the last day, and of that day the one after which the truck had gone farthest, over a new meter too. */
export const odometerOfTruck: Computed = (row) => sql`(
  select o.odometer from (${sql.raw(READINGS_IN_SQL)}
    union all select m.truck_id, m.date, m.first_reading, m.truck_id, 'new' from ${METER} m) o
  where o.truck_id = ${row('id')} order by o.date desc,
    o.odometer + ${sql.raw(beforeMeterInSql('o.truck_id', 'o.odometer', 'o.date'))} desc limit 1)`;

/** On how many of the last days a truck did nothing, today included; nobody knows of days before it was entered. */
export const idleDaysOfTruck: Computed = (row, { clock, branch }) => {
  const until = today(clock, branch);
  return sql`(
    select count(*)::int from generate_series(
      greatest(${addDays(until, 1 - IDLE_WINDOW)}::date, ((${row('created_at')} - ${branch.day_starts_at}::interval) at time zone ${branch.time_zone})::date),
      ${until}::date, interval '1 day') day
    where not exists (
      select from (${SPANS_OF_TRUCKS}) d
      where d.truck_id = ${row('id')} and d.since <= day::date and coalesce(d.until, ${until}::date) >= day::date))`;
};

/**
 * Kilometres on a litre over the last ten stretches between full tanks: all kilometres over all litres (transport.md 7).
 */
export const kmPerLitre: Computed = (row) => sql`(
  select (sum(s.gone) * 1000 / nullif(sum(s.litres), 0))::bigint
  from ${stretchesOf(row('id'))} s)`;
