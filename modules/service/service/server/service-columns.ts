import { type RawBuilder, sql } from 'kysely';
import { countsInSql, statesBefore, statesInSql, waitingStates } from '#core/state-sets.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { COST_CAME_BACK, PAID_AND_NOT_OUT, PROFIT_LOST } from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';
import { soldServices } from '../sold-services-table.ts';

const OPEN = sql.raw(statesInSql(statesBefore(serviceStates, 'take_deposit')));

const COUNTS = sql.raw(countsInSql(serviceStates, 'w'));

type RowColumn = Parameters<Computed>[0];

/** Something of the sale that finishing a job made, while it stands. */
function ofSale(row: RowColumn, what: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${what} from ${sql.table(sale.table)} s where s.service_id = ${row('id')} and ${sql.raw(countsInSql(saleStates, 's'))})`;
}

export const saleOfService: Computed = (row) => ofSale(row, sql`s.id`);
/** What was paid of its bill and not paid out again for parts that came back; before that, what was paid ahead for it. */
export const paidOfService: Computed = (row) => sql`coalesce(
  ${ofSale(row, PAID_AND_NOT_OUT)},
  case when ${row('status')} in (${OPEN}) then ${row('deposit')} end, 0)::bigint`;

export const remainOfService: Computed = (row) =>
  sql`coalesce(${ofSale(row, sql`s.remain_amount`)}, 0)::bigint`;
/** What of its bill was returned or written off. */
export const takenOffService: Computed = (row) =>
  sql`coalesce(${ofSale(row, sql`s.total_amount - ${PAID_AND_NOT_OUT} - s.remain_amount`)}, 0)::bigint`;
const WAITS = sql.raw(statesInSql(waitingStates(serviceStates)));

/** Past its end, or past what was promised, whichever came first, and not done (services.md 7). */
export const lateOfService: Computed = (row, { clock }) => sql`(${row('status')} in (${WAITS})
  and coalesce(least(${row('ends')}, ${row('promised_at')}) < ${clock.now()}, false))`;

/** Open, and whoever was to do it is no longer active: it is handed over (services.md 8). */
export const leftBehindOfService: Computed = (row) => sql`(${row('status')} in (${WAITS}) and exists (
  select from ${sql.table(user.table)} u where u.id = ${row('assignee_id')} and u.status <> 'active'))`;

/** How many services of its branch are or were done under its warranty. */
export const warrantyCasesOfService: Computed = (
  row,
) => sql`(select count(*)::int from ${sql.table(service.table)} w
  where w.warranty_of_id = ${row('id')} and w.deleted_at is null and ${COUNTS})`;

/** What its parts had cost, without those that came back into the store. */
export const costOfService: Computed = (row) =>
  ofSale(row, sql`(s.net_amount - s.profit - ${COST_CAME_BACK})::bigint`);
/** What is left of it, with what it was sold for before, after its parts, the commission and what came back. */
export const marginOfService: Computed = (row) =>
  ofSale(
    row,
    sql`(s.profit - ${PROFIT_LOST} + coalesce(${row('billed_net_amount')}, 0) - coalesce(${row('commission')}, 0))::bigint`,
  );

/** The sale that billed the work before it was done, and what of that is still owed. */
export const billedByOfService: Computed = (row) => ofSold(row, sql`x.sale_id`);
export const billedRemainOfService: Computed = (row) =>
  ofSold(row, sql`(select s.remain_amount from ${sql.table(sale.table)} s where s.id = x.sale_id)`);

function ofSold(row: RowColumn, what: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${what} from ${sql.table(soldServices.name)} x where x.service_id = ${row('id')})`;
}

/** Of a sale, the numbers of the services that it opened. */
export const servicesOfSale: Computed = (row) =>
  sql`(select string_agg(j.number, ', ' order by x.line_no) from ${sql.table(soldServices.name)} x
    join ${sql.table(service.table)} j on j.id = x.service_id where x.sale_id = ${row('id')})`;
