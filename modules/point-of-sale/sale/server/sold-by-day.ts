import { linesTableName } from '#core/derive/table.ts';
import { countsInSql } from '#core/state-sets.ts';
import { sale } from '../sale.entity.ts';
import { saleStates } from '../sale.states.ts';

const DELIVERIES = linesTableName(sale, 'deliveries');
const COUNTS = `${countsInSql(saleStates, 's')} and s.deleted_at is null`;

/** That all of a sale `of` was posted on its own day, and not as its goods left (A24). */
export const postedAtOnce = (of: string) =>
  `(${of}.invoice_id is null or not exists (select from ${DELIVERIES} d where d.business_id = ${of}.business_id and d.sale_id = ${of}.id))`;

/** Sales whose days are asked for: which of them `s`, by a day in SQL; and what the question names beside them. */
interface AskedDays {
  within: (day: string) => string;
  beside?: string;
}

/**
 * What was sold, each part on the day on which it was posted: a sale on its own, a delivery of an invoice on the day on which it left.
 * `branch_id, date, at, amount` with VAT, and `sales`: a sale is counted with its first delivery.
 */
export const soldByDay = ({ within, beside = '' }: AskedDays) => `
  select s.branch_id, s.date, s.sold_at as at, s.total_amount as amount, 1 as sales
  from ${beside}${sale.table} s where ${within('s.date')} and ${COUNTS} and ${postedAtOnce('s')}
  union all
  select s.branch_id, d.date, max(d.at), sum(d.net_amount + d.tax)::bigint, (min(d.line_no) = 1)::int
  from ${beside}${sale.table} s join ${DELIVERIES} d on d.business_id = s.business_id and d.sale_id = s.id
  where s.invoice_id is not null and ${within('d.date')} and ${COUNTS} group by s.branch_id, s.id, d.date, d.note`;

/** The same by line: `product_id`, `amount` with VAT and `quantity` in the unit of the stock. */
export const soldLinesByDay = ({ within, beside = '' }: AskedDays) => `
  select l.product_id, l.total_amount as amount, l.quantity * l.factor as quantity
  from ${beside}${sale.table} s join ${linesTableName(sale, 'lines')} l on l.business_id = s.business_id and l.sale_id = s.id
  where ${within('s.date')} and ${COUNTS} and ${postedAtOnce('s')}
  union all
  select l.product_id, d.net_amount + d.tax, d.quantity
  from ${beside}${sale.table} s join ${DELIVERIES} d on d.business_id = s.business_id and d.sale_id = s.id
  join ${linesTableName(sale, 'lines')} l on l.business_id = s.business_id and l.sale_id = s.id and l.line_no = d.sale_line_no
  where s.invoice_id is not null and ${within('d.date')} and ${COUNTS}`;
