import { type RawBuilder, sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { postedStates, statesAfter, statesInSql } from '#core/state-sets.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import { sale } from '../sale.entity.ts';
import { saleStates } from '../sale.states.ts';

/** The total of a sale less what came back of it. */
export const saleTotalLeft: Computed = (row) =>
  sql`(${row('total_amount')} - ${returned(row, sql`x.total_amount`)})`;

/** What the customer has paid for what he kept: less what he got back in money or on deposit, to the cent before coins. */
export const salePaidLeft: Computed = (row) => {
  return sql`(${row('paid_amount')} - ${returned(row, PAID_OUT)})`;
};

/** What was paid out for a return `x`; what took off a debt, owed or given up, was no money. */
export const PAID_OUT = sql`coalesce((select sum(m.amount) from ${sql.table(linesTableName(saleReturn, 'refunds'))} m
    where m.business_id = x.business_id and m.sale_return_id = x.id
    and m.mode not in ('credit', 'write_off')), 0) - x.rounding`;

/** What was paid of a sale `s` and not paid out again for what came back. */
export const PAID_AND_NOT_OUT = sql`(s.paid_amount - coalesce((select sum(${PAID_OUT}) from ${sql.table(saleReturn.table)} x
  where x.business_id = s.business_id and x.sale_id = s.id and x.deleted_at is null), 0))`;

/** What of a sale was given up as lost: with what is paid and left it makes up what was kept. */
export const takenOffSale: Computed = (...scene) => {
  const [row] = scene;
  const rest = sql`${saleTotalLeft(...scene)} - ${salePaidLeft(...scene)} - ${row('remain_amount')}`;
  return sql`case when ${row('status')} in (${POSTED}) then ${rest} else 0 end`;
};

/** What goods of a sale `s` that can be sold again had cost, and what all that came back of it takes off its profit. */
export const COST_CAME_BACK = ofLinesBack(sql`case l.goods when 'restock' then l.cost else 0 end`);
export const PROFIT_LOST = ofLinesBack(
  sql`l.net_amount - case l.goods when 'restock' then l.cost else 0 end`,
);

function ofLinesBack(amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((select sum(${amount}) from ${sql.table(saleReturn.table)} x
    join ${sql.table(linesTableName(saleReturn, 'lines'))} l
      on l.business_id = x.business_id and l.sale_return_id = x.id
    where x.business_id = s.business_id and x.sale_id = s.id and x.deleted_at is null), 0)::bigint`;
}

/** What a sale has earned by what was not brought back; spoiled goods have cost what they cost. */
export const saleProfitLeft: Computed = (row) => {
  const lost = sql`(select sum(l.net_amount - case l.goods when 'restock' then l.cost else 0 end)
    from ${sql.table(linesTableName(saleReturn, 'lines'))} l
    where l.business_id = x.business_id and l.sale_return_id = x.id)`;
  return sql`(${row('profit')} - ${returned(row, lost)})`;
};

/** The sale whose goods came back for this one, and which: `KM0409: Sugar 1kg × 2`. */
export const exchangeOfSale: Computed = (row) =>
  sql`(select o.number || ': ' || string_agg(p.name || ' × ' || trim_scale(l.quantity * l.factor / 1000.0), ', ' order by l.line_no)
    from ${sql.table(saleReturn.table)} x
    join ${sql.table(sale.table)} o on o.business_id = x.business_id and o.id = x.sale_id
    join ${sql.table(linesTableName(saleReturn, 'lines'))} l on l.business_id = x.business_id and l.sale_return_id = x.id
    join ${sql.table(product.table)} p on p.business_id = l.business_id and p.id = l.product_id
    where x.exchange_sale_id = ${row('id')} group by o.number)`;

/** What of the goods that came back for it left in money; nothing where it was no exchange, or the customer paid. */
export const givenBackInExchange: Computed = (row) =>
  sql`(select sum(m.amount)::bigint from ${sql.table(saleReturn.table)} x
    join ${sql.table(linesTableName(saleReturn, 'refunds'))} m on m.business_id = x.business_id and m.sale_return_id = x.id
    where x.exchange_sale_id = ${row('id')} and m.account_id is not null)`;

const POSTED = sql.raw(statesInSql(postedStates(saleStates)));

/** States of sales of which goods came back. */
const CAME_BACK = sql.raw(statesInSql(statesAfter(saleStates, 'return_part', 'return_all')));

/** The sum of something over the returns of a sale; only those that have any are looked up. */
function returned(row: Parameters<Computed>[0], amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${row('status')} in (${CAME_BACK}) then
    coalesce((select sum(${amount}) from ${sql.table(saleReturn.table)} x
      where x.sale_id = ${row('id')} and x.deleted_at is null), 0)::bigint else 0 end`;
}
