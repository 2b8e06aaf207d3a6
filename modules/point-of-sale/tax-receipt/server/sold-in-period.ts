import { sql } from 'kysely';
import { z } from 'zod';
import { isDay } from '#core/fields/dates.ts';
import type { DayRange } from '#core/months.ts';
import { countsInSql } from '#core/state-sets.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { scopeOf } from '#server-kit/query/row-filter.ts';
import { sale } from '../../sale/sale.entity.ts';
import { saleStates } from '../../sale/sale.states.ts';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import { averagePrice, DEFAULT_TIN } from '../tax-receipt.rules.ts';

const day = z.string().refine(isDay, { error: 'not_date' });

/** First and last day of the sales that are asked for, both counted; today where left out. */
export const SALE_DAYS = { date: day.optional(), date_to: day.optional() };

interface SaleDays {
  date?: string | undefined;
  date_to?: string | undefined;
}

/** The days that are asked for. */
export function daysOf({ input, clock, branch }: QueryContext<SaleDays>): DayRange {
  const date_to = input.date_to ?? today(clock, branch);
  const date = input.date ?? date_to;
  if (date > date_to) throw InvalidParameter({ name: 'date' });
  return { date, date_to };
}

/** Which sales `r` lie in a period, of those that the caller may see; a void sale counts nowhere. */
export function salesOf(context: QueryContext<SaleDays>) {
  const { date, date_to } = daysOf(context);
  return sql.join(
    [
      ...scopeOf(sale, context),
      sql`r.deleted_at is null and r.date between ${date} and ${date_to}`,
      sql.raw(countsInSql(saleStates, 'r')),
    ],
    sql` and `,
  );
}

interface SoldRow {
  product_name: string;
  unit: string;
  vat_rate: number;
  quantity: bigint;
  count_of_sales: number;
  tax: bigint;
  total_amount: bigint;
}

/** What was sold in a period, by product, less what has come back of those sales since. */
export async function soldInPeriod(context: QueryContext<SaleDays>) {
  const { tx, branch } = context;
  const where = salesOf(context);
  const left = sql`
    select r.id, l.product_id, l.unit, l.factor, l.vat_rate, l.quantity * l.factor - coalesce(b.quantity, 0) as base,
           l.tax - coalesce(b.tax, 0) as tax, l.total_amount - coalesce(b.total_amount, 0) as total_amount
    from ${sql.table(sale.table)} r
    join sale_lines l on l.business_id = r.business_id and l.sale_id = r.id
    left join lateral (
      select sum(x.quantity * x.factor) as quantity, sum(x.tax) as tax, sum(x.total_amount) as total_amount
      from ${sql.table(saleReturn.table)} s
      join sale_return_lines x on x.business_id = s.business_id and x.sale_return_id = s.id
      where s.business_id = r.business_id and s.sale_id = r.id and x.sale_line_no = l.line_no
        and s.deleted_at is null) b on true
    where ${where} and l.quantity * l.factor > coalesce(b.quantity, 0)`;
  const { rows } = await sql<SoldRow>`
    select p.name as product_name, u.unit, o.vat_rate, sum(u.quantity)::bigint as quantity,
           count(distinct o.id)::int as count_of_sales, sum(o.tax)::bigint as tax,
           sum(o.total_amount)::bigint as total_amount
    from (${left}) o join ${sql.table(product.table)} p on p.id = o.product_id
    -- Of a carton that came back in part the rest is counted in pieces.
    cross join lateral (select case when o.base % o.factor = 0 then o.unit else p.unit_of_measure end as unit,
                               case when o.base % o.factor = 0 then o.base / o.factor else o.base end as quantity) u
    group by p.id, p.name, u.unit, o.vat_rate order by p.name, p.id, u.unit, o.vat_rate`.execute(tx.sql);
  const { rows: counted } = await sql<{ count: number }>`
    select count(distinct o.id)::int as count from (${left}) o`.execute(tx.sql);
  return {
    ...{ ...daysOf(context), currency: branch.currency },
    count_of_sales: counted[0]?.count ?? 0,
    customer_tin_number: DEFAULT_TIN,
    lines: rows.map((row) => ({
      ...row,
      average_price: averagePrice(row.total_amount, BigInt(row.count_of_sales)),
    })),
    tax: rows.reduce((sum, { tax }) => sum + tax, 0n),
    total_amount: rows.reduce((sum, { total_amount }) => sum + total_amount, 0n),
  };
}
