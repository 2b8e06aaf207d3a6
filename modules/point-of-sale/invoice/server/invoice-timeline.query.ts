import { z } from 'zod';
import { linesTableName } from '#core/derive/table.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { debtHistory } from '#modules/finance/debt-history/debt-history.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../../sale/sale.entity.ts';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import { invoice } from '../invoice.entity.ts';
import { invoiceTimelineAnswer } from '../invoice-timeline.answer.ts';

/** Something that happened to an invoice; an amount below zero was taken back. */
interface Event {
  id: string;
  kind: 'issued' | 'delivered' | 'paid' | 'credited';
  at: Date;
  by: string | null;
  number: string | null;
  amount: bigint;
}

/** What happened to an invoice since it was issued, newest first: payments of its debt and credit notes. */
export const invoiceTimeline = defineQuery({
  name: 'invoice.timeline',
  route: 'GET api/invoice/timeline',
  permission: 'view_invoice',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: invoiceTimelineAnswer,
  async run(context) {
    const { tx, input } = context;
    await findRow(invoice, input.id, context);
    return tx.query<Event>(EVENTS, [input.id]);
  },
});

const EVENTS = `
with sold as (
  select s.id, s.business_id, s.created_at, s.created_by, s.number, s.total_amount from ${sale.table} s where s.invoice_id = $1)
select e.id, e.kind, e.at, u.name as by, e.number, e.amount::bigint
from (
  select s.id, s.business_id, 'issued' as kind, s.created_at as at, s.created_by as by_id, s.number, s.total_amount as amount
  from sold s where not exists (select from ${linesTableName(sale, 'deliveries')} d where d.business_id = s.business_id and d.sale_id = s.id)
  union all
  select s.id, s.business_id, 'delivered', d.at, s.created_by, d.note, sum(d.net_amount + d.tax)
  from sold s join ${linesTableName(sale, 'deliveries')} d on d.business_id = s.business_id and d.sale_id = s.id
  group by s.id, s.business_id, s.created_by, d.at, d.note
  union all
  select h.id, h.business_id, 'paid', h.created_at, h.created_by, null, h.amount
  from sold s
  join ${debt.table} d on d.business_id = s.business_id and d.source_kind = 'sale' and d.source_id = s.id::text
  join ${debtHistory.table} h on h.business_id = d.business_id and h.debt_id = d.id
  union all
  select r.id, r.business_id, 'credited', r.created_at, r.created_by, r.number, r.total_amount
  from sold s join ${saleReturn.table} r on r.business_id = s.business_id and r.sale_id = s.id) e
left join ${user.table} u on u.business_id = e.business_id and u.id = e.by_id
order by e.at desc, e.id desc`;
