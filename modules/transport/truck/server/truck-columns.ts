import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesBefore, statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import { truck } from '../truck.entity.ts';

const HELD = sql.table(linesTableName(truck, 'holds'));
const ORDERS = sql.table(truckOrder.table);
const OUT = sql.raw(statesInSql(statesAfter(truckOrderStates, 'load', 'depart')));
const PLANNED = sql.raw(statesInSql(statesBefore(truckOrderStates, 'load')));

/** How many days before its trip starts a truck is called reserved. */
const RESERVED_DAYS = 7;

/** How a truck stands on the day of the branch, the gravest reason first (transport.md 4). */
export const statusOfTruck: Computed = (row, { clock, branch }) => {
  const day = today(clock, branch);
  const isHeld = (kind: string) => sql`exists (
    select from ${HELD} h where h.truck_id = ${row('id')} and h.kind = ${kind}
      and h.since <= ${day} and (h.until is null or h.until >= ${day}))`;
  const isOn = (trips: ReturnType<typeof sql>) => sql`exists (
    select from ${ORDERS} o where ${row('id')} in (o.truck_id, o.trailer_id) and o.deleted_at is null and ${trips})`;
  const soon = new Date(clock.now().getTime() + RESERVED_DAYS * 24 * 60 * 60 * 1000);
  return sql`case when ${isHeld('out_of_service')} then 'Out of Service'
    when ${isOn(sql`o.status in (${OUT})`)} then 'In Use'
    when ${isHeld('reserved')} or ${isOn(sql`o.status in (${PLANNED}) and o.starts <= ${soon}`)} then 'Reserved'
    else 'Available' end`;
};
