import { countsInSql } from '#core/state-sets.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { type BookCheck, documentSubject, type Examined, SUPPLIER } from '#modules/finance/public.ts';
import { purchaseStates } from '../../purchase/purchase.states.ts';
import { ORDER_CHECK_WORDS, ORDERS_COUNTED } from '../purchase-order.words.ts';
import { MOVED_OF_ORDERS } from './left-since.ts';

const ORDER = documentSubject("select id, 'purchase-order', date from purchase_orders");

const ORDERS: Examined = {
  name: 'purchase_orders',
  words: ORDERS_COUNTED,
  sql: 'select count(*)::int from purchase_orders',
};

/** What must hold of purchase orders, of goods that came of them and of their bills. */
export const ORDER_CHECKS: readonly BookCheck[] = [
  {
    name: 'orders_count_what_came',
    words: ORDER_CHECK_WORDS.whatCame,
    about: ORDER,
    examines: ORDERS,
    measures: ['quantity', 'quantity', 'quantity'],
    sql: `
      with moved as (
        select r.business_id, r.order_id, l.order_line_no as line_no,
               sum(l.quantity * l.factor) filter (where r.type = 'received') as received,
               sum(l.quantity * l.factor) filter (where r.type = 'returned') as returned
        from goods_receipts r
        join goods_receipt_lines l on l.business_id = r.business_id and l.goods_receipt_id = r.id group by 1, 2, 3),
      billed as (
        select p.business_id, p.order_id, l.order_line_no as line_no, sum(l.quantity * l.factor) as quantity
        from purchases p join purchase_lines l on l.business_id = p.business_id and l.purchase_id = p.id
        where p.order_id is not null and ${countsInSql(purchaseStates, 'p')} group by 1, 2, 3)
      select o.purchase_order_id::text as subject,
             coalesce(m.received, 0) || ' ' || coalesce(m.returned, 0) || ' ' || coalesce(b.quantity, 0) as expected,
             coalesce(o.received, 0) || ' ' || coalesce(o.returned, 0) || ' ' || coalesce(o.billed, 0) as found
      from purchase_order_lines o
      left join moved m on (m.business_id, m.order_id, m.line_no) = (o.business_id, o.purchase_order_id, o.line_no)
      left join billed b on (b.business_id, b.order_id, b.line_no) = (o.business_id, o.purchase_order_id, o.line_no)
      where (coalesce(o.received, 0), coalesce(o.returned, 0), coalesce(o.billed, 0))
            <> (coalesce(m.received, 0), coalesce(m.returned, 0), coalesce(b.quantity, 0))
         or coalesce(o.received, 0) - coalesce(o.returned, 0) > o.quantity * coalesce(o.factor, 1)
         or coalesce(o.billed, 0) > coalesce(o.received, 0) - coalesce(o.returned, 0)`,
  },
  {
    name: 'nothing_of_orders_before_it_came',
    words: ORDER_CHECK_WORDS.nothingBeforeItCame,
    about: ORDER,
    examines: ORDERS,
    measures: ['quantity'],
    sql: `
      with days as (
        select order_id, sum(sum(moved)) over (partition by business_id, order_id, line_no order by date) as left_over
        from (${MOVED_OF_ORDERS}) m group by business_id, order_id, line_no, date)
      select order_id::text as subject, '0' as expected, min(left_over)::bigint::text as found
      from days where left_over < 0 group by order_id`,
  },
  {
    name: 'goods_not_invoiced_are_of_orders',
    words: ORDER_CHECK_WORDS.notInvoiced,
    about: SUPPLIER,
    examines: ORDERS,
    measures: ['money'],
    sql: `
      with held as (
        select business_id, party_id as id, sum(credit - debit) as amount from journal_lines
        where account_code = '${CHART.goodsNotInvoiced}' group by 1, 2),
      came as (
        select r.business_id, r.order_id, l.order_line_no as line_no,
               sum(case r.type when 'received' then l.accrued else -l.accrued end) as amount
        from goods_receipts r
        join goods_receipt_lines l on l.business_id = r.business_id and l.goods_receipt_id = r.id group by 1, 2, 3),
      billed as (
        select p.business_id, p.order_id, l.order_line_no as line_no, count(*) as bills,
               coalesce(sum(l.accrued) filter (where ${countsInSql(purchaseStates, 'p')}), 0) as amount
        from purchases p join purchase_lines l on l.business_id = p.business_id and l.purchase_id = p.id
        where p.order_id is not null group by 1, 2, 3),
      lines as (
        select o.business_id, o.supplier_id as id, coalesce(b.bills, 0) as bills,
               coalesce(l.received, 0) - coalesce(l.returned, 0) = coalesce(l.billed, 0) as is_billed,
               coalesce(c.amount, 0) - coalesce(b.amount, 0) as amount,
               round(l.value::numeric * (coalesce(l.received, 0) - coalesce(l.returned, 0)) / whole.base)
                 - round(l.value::numeric * coalesce(l.billed, 0) / whole.base) as whole
        from purchase_orders o
        join purchase_order_lines l on l.business_id = o.business_id and l.purchase_order_id = o.id
        left join came c on (c.business_id, c.order_id, c.line_no) = (o.business_id, o.id, l.line_no)
        left join billed b on (b.business_id, b.order_id, b.line_no) = (o.business_id, o.id, l.line_no)
        cross join lateral (select l.quantity * coalesce(l.factor, 1) as base) whole
        where l.quantity > 0),
      -- A void bill leaves its line a unit beside the rounding of the whole; billed to the end it holds nothing.
      open as (
        select business_id, id,
               sum(case when not is_billed and abs(amount - whole) <= bills then amount else whole end) as amount
        from lines group by 1, 2)
      select coalesce(h.id, o.id)::text as subject, coalesce(o.amount, 0)::bigint::text as expected,
             coalesce(h.amount, 0)::text as found
      from held h full join open o using (business_id, id)
      where coalesce(h.amount, 0) <> coalesce(o.amount, 0)`,
  },
];
