import { type RawBuilder, sql } from 'kysely';
import { divideRounded } from '#core/decimal.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { countsInSql, statesInSql } from '#core/state-sets.ts';
import { expense } from '#modules/finance/expense/expense.entity.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { SPENDING } from '../../truck-operation/truck-operation.rules.ts';
import { DISTANCE, FREIGHT } from '../../truck-order/server/trip-figures-in-sql.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckService } from '../../truck-service/truck-service.entity.ts';

/** Whoever lacks one of these is not told what a truck brings. */
export const FIGURES_NEED = [
  'view_profit',
  'view_buying_price',
  truckOperation.permissions.list,
  truckService.permissions.list,
];

/**
 * What a truck brought and cost from a day on, without VAT, as the report of trucks has it (TW-21): freight and what was entered on
 * the way, services and their parts, and expenses of the office to whoever sees for which truck they were. Null without the rights.
 */
export async function monthOfTruck(context: ActorContext, id: string, since: string) {
  if (!FIGURES_NEED.every((right) => holdsToo(context, right))) return null;
  const sum = (entity: AnyEntity, day: string, what: string): RawBuilder<unknown> => sql`coalesce((
    select sum(${sql.raw(what)}) from ${sql.table(entity.table)} r
    where ${sql.join([...sightOf(entity, context), sql`r.deleted_at is null`], sql` and `)}
      and ${sql.raw(entity.states ? countsInSql(entity.states, 'r') : 'true')}
      and r.truck_id = ${id} and r.${sql.ref(day)} >= ${since}), 0)::bigint`;
  const ofKinds = (kinds: string) => `case when r.kind in (${kinds}) then r.net_amount else 0 end`;
  const parts = `coalesce((select sum(p.cost) from ${linesTableName(truckService, 'parts')} p
    where p.business_id = r.business_id and p.truck_service_id = r.id), 0)`;
  const office = holdsToo(context, 'show_truck_on_expense')
    ? sum(expense, 'verified_on', 'r.net_amount')
    : sql`0::bigint`;
  const { rows } = await sql<{ income: bigint; costs: bigint; distance: bigint }>`
    select ${sum(truckOrder, 'delivered_on', FREIGHT)} + ${sum(truckOperation, 'date', ofKinds("'income'"))} as income,
           ${sum(truckOperation, 'date', ofKinds(statesInSql(SPENDING)))} + ${sum(truckService, 'approved_on', 'r.total_amount')}
             + ${sum(truckService, 'done_on', parts)} + ${office} as costs,
           ${sum(truckOrder, 'delivered_on', DISTANCE)} as distance`.execute(context.tx.sql);
  const [found] = rows;
  if (!found) return null;
  const profit = found.income - found.costs;
  const profit_per_km = found.distance > 0n ? divideRounded(profit * ONE_UNIT, found.distance) : null;
  return { since, ...found, profit, profit_per_km };
}
