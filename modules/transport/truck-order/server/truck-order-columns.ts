import { type RawBuilder, sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { countsInSql, statesAfter, statesInSql } from '#core/state-sets.ts';
import { freeDepositInSql } from '#modules/finance/public.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { truck } from '../../truck/truck.entity.ts';
import { HELD_IN_SQL } from '../../truck-operation/server/advances.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { SPENDING } from '../../truck-operation/truck-operation.rules.ts';
import { truckOperationStates } from '../../truck-operation/truck-operation.states.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { AGREED } from './deposit-of-trip.ts';

type RowColumn = Parameters<Computed>[0];

/** The sum of something over the operations of a trip. */
function ofTrip(row: RowColumn, what: string): RawBuilder<unknown> {
  return sql`coalesce((select sum(${sql.raw(what)}) from ${sql.table(truckOperation.table)} t
    where t.truck_order_id = ${row('id')} and t.deleted_at is null
      and ${sql.raw(countsInSql(truckOperationStates, 't'))}), 0)::bigint`;
}

const COSTS = `case when kind in (${statesInSql(SPENDING)}) then t.net_amount else 0 end`;
const GAINED = `case when kind = 'income' then t.net_amount else 0 end`;
const SPENT = `case when kind in (${statesInSql(SPENDING)}) and paid_from = 'advance' then t.total_amount else 0 end`;
const BILLED = sql.raw(statesInSql(statesAfter(truckOrderStates, 'deliver', 'close')));

/** What lies ready for a trip that is agreed, of what its customer paid ahead there. */
export const paidAhead: Computed = (row, context) => {
  const trip = { id: row('id'), payer_id: row('customer_id'), branch_id: row('branch_id') };
  return sql`case when ${row('status')} in (${sql.raw(AGREED)}) then greatest(0, least(
    ${row('total_amount')}, ${freeDepositInSql(context, trip)}))::bigint else 0 end`;
};

export const advanceGiven: Computed = (row) =>
  ofTrip(row, "case when kind = 'advance' then t.total_amount else 0 end");
export const advanceSpent: Computed = (row) => ofTrip(row, SPENT);
export const advanceOpen: Computed = (row) => ofTrip(row, HELD_IN_SQL);
export const costsOfTrip: Computed = (row) => ofTrip(row, COSTS);
export const gainedByTrip: Computed = (row) => ofTrip(row, GAINED);

/** The freight counts once it is owed; before that a trip shows what it has cost so far. */
export const profitOfTrip: Computed = (row) => profitIn(row);

const profitIn = (row: RowColumn) =>
  sql`(case when ${row('status')} in (${BILLED}) then ${row('net_amount')} - coalesce(${row('credited_amount')}, 0) else 0 end
    + ${ofTrip(row, `(${GAINED}) - (${COSTS})`)})::bigint`;

/** How far the trip went, with all its trucks, also over a meter that was changed on the way. */
export const distanceOfTrip: Computed = (row) => distanceIn(row);

/** Half up to the cent; nothing where the truck did not move. */
export const profitPerKm: Computed = (row) =>
  sql`floor(${profitIn(row)}::numeric * 1000 / nullif(${distanceIn(row)}, 0) + 0.5)::bigint`;

const distanceIn = (row: RowColumn) => sql`${row('odometer_in')} - ${row('odometer_out')}
  + coalesce((select sum(m.last_reading - m.first_reading) from ${sql.table(linesTableName(truck, 'meter_changes'))} m
      where m.truck_id = ${row('truck_id')} and m.date > ${row('loaded_on')} and m.date <= ${row('delivered_on')}), 0)::bigint
  + coalesce((select sum(s.odometer_in - s.odometer_out + coalesce((
        select sum(m.last_reading - m.first_reading) from ${sql.table(linesTableName(truck, 'meter_changes'))} m
        where m.truck_id = s.truck_id and m.date > s.loaded_on and m.date <= s.ended_on), 0))
      from ${sql.table(linesTableName(truckOrder, 'segments'))} s where s.truck_order_id = ${row('id')}), 0)::bigint`;
