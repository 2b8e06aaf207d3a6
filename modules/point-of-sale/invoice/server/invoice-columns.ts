import { type RawBuilder, sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { sale } from '../../sale/sale.entity.ts';
import { PAID_AND_NOT_OUT } from '../../sale/server/sale-columns.ts';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import { invoice } from '../invoice.entity.ts';
import { invoiceStates } from '../invoice.states.ts';

type RowColumn = Parameters<Computed>[0];

/** Something of the sale that issuing an invoice made. */
function ofSale(row: RowColumn, what: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${what} from ${sql.table(sale.table)} s where s.invoice_id = ${row('id')})`;
}

export const saleOfInvoice: Computed = (row) => ofSale(row, sql`s.id`);
export const codeOfInvoice: Computed = (row) => ofSale(row, sql`s.verification_code`);
/** What was paid of it and not paid out again for what came back. */
export const paidOfInvoice: Computed = (row) =>
  sql`coalesce(${ofSale(row, sql`case s.status when 'void' then 0 else ${PAID_AND_NOT_OUT} end`)}, 0)::bigint`;
export const remainOfInvoice: Computed = (row) =>
  sql`(coalesce(${ofSale(row, sql`s.remain_amount`)}, 0) + ${undelivered(row)})::bigint`;

/** Whether an invoice is out with its customer whose goods are posted as they leave. */
function isOut(row: RowColumn): RawBuilder<unknown> {
  const states = sql.raw(statesInSql(statesAfter(invoiceStates, 'issue')));
  return sql`(${row('by_delivery')} and ${row('status')} in (${states}))`;
}

/** What of an issued invoice is not delivered yet, where that posts it: it is agreed on, and owed once it has left (A24). */
function undelivered(row: RowColumn): RawBuilder<unknown> {
  return sql`(case when ${isOut(row)} and ${row('rest_cancelled_on')} is null
    then ${row('total_amount')} - coalesce(${ofSale(row, sql`s.total_amount`)}, 0) else 0 end)`;
}

/** What of it has not left, where some has: a promise of which nothing has left is voided. */
export const restOfInvoice: Computed = (row) =>
  sql`(case when ${ofSale(row, sql`s.id`)} is null then 0 else ${undelivered(row)} end)::bigint`;

/** How far the goods of an invoice have left that is posted as they do. */
export const deliveryOfInvoice: Computed = (row) => {
  const [lines, sold] = [
    sql.table(linesTableName(invoice, 'lines')),
    sql.table(linesTableName(sale, 'lines')),
  ];
  const left = sql`(select coalesce(sum(q.quantity * q.factor), 0) from ${sold} q
    join ${sql.table(sale.table)} s on s.business_id = q.business_id and s.id = q.sale_id
    where s.invoice_id = ${row('id')} and q.line_no = l.line_no)`;
  const isOpen = sql`exists (select from ${lines} l
    where l.invoice_id = ${row('id')} and l.quantity * coalesce(l.factor, 1) > ${left})`;
  return sql`case when ${isOut(row)} then case
    when ${row('rest_cancelled_on')} is not null then 'cancelled'
    when not ${isOpen} then 'delivered'
    when ${ofSale(row, sql`s.id`)} is null then 'waiting' else 'part' end end`;
};

/** What of it was credited, written off or cancelled before it left, so that paid and left make up the rest. */
export const takenOffInvoice: Computed = (row) =>
  sql`coalesce(${ofSale(row, sql`case s.status when 'void' then 0 else (case when ${row('rest_cancelled_on')} is null then s.total_amount else ${row('total_amount')} end) - ${PAID_AND_NOT_OUT} - s.remain_amount end`)}, 0)::bigint`;

/** What came back of it, and was taken off its debt or kept for the customer. */
export const creditedOfInvoice: Computed = (row) => {
  const credited = sql`(select sum(x.total_amount) from ${sql.table(saleReturn.table)} x
    where x.business_id = s.business_id and x.sale_id = s.id and x.deleted_at is null)`;
  return sql`coalesce(${ofSale(row, credited)}, 0)::bigint`;
};

/** The state of the invoice, and of an issued one how its debt stands on the day of the branch. */
export const standingOfInvoice: Computed = (row, { clock, branch }) => {
  const day = today(clock, branch);
  const given_up = sql`(select d.written_off_amount from ${sql.table(debt.table)} d
    where d.business_id = s.business_id and d.source_kind = 'sale' and d.source_id = s.id::text and d.deleted_at is null)`;
  const standing = sql`case
    when s.remain_amount + ${undelivered(row)} > 0 and ${row('due_date')} < ${day} then 'overdue'
    when s.remain_amount + ${undelivered(row)} > 0 and s.paid_amount > 0 then 'part_paid'
    when s.remain_amount + ${undelivered(row)} > 0 then 'issued'
    when coalesce(${given_up}, 0) > 0 then 'written_off'
    when s.paid_amount = 0 and s.total_amount > 0 then 'credited'
    else 'paid' end`;
  return sql`case ${row('status')} when 'issued' then coalesce(${ofSale(row, standing)},
    case when ${row('due_date')} < ${day} then 'overdue' else 'issued' end) else ${row('status')} end`;
};
