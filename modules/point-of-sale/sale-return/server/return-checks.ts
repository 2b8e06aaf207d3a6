import { CHART } from '#modules/finance/ledger/chart.ts';
import {
  type BookCheck,
  documentSubject,
  type Examined,
  moneyMovedAsDocumentsSay,
} from '#modules/finance/public.ts';
import { SALE, SALES } from '../../sale/server/sale-checks.ts';
import { SALE_RETURN_TEXTS } from '../sale-return.words.ts';

const RETURN = documentSubject("select id, 'sale-return', date from sale_returns");

const RETURNS: Examined = {
  name: 'returns',
  words: {
    one: SALE_RETURN_TEXTS.returnsOne,
    many: SALE_RETURN_TEXTS.returnsMany,
  },
  sql: 'select count(*)::int from sale_returns',
};

/** What must hold of returns and of the sales that they take back. */
export const RETURN_CHECKS: readonly BookCheck[] = [
  {
    name: 'returns_are_posted',
    words: SALE_RETURN_TEXTS.returnsArePosted,
    about: RETURN,
    examines: RETURNS,
    measures: ['money', 'money', 'money'],
    sql: `
      with posted as (
        select l.business_id, e.source_id as id,
               coalesce(sum(l.debit - l.credit) filter (where l.account_code = '${CHART.salesReturns}'), 0) as net,
               coalesce(sum(l.debit - l.credit) filter (where l.account_code = '${CHART.vatOutput}'), 0) as tax
        from journal_entries e join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
        where e.source_kind = 'sale-return' group by 1, 2),
      refunded as (
        select business_id, sale_return_id as id, sum(amount) as amount from sale_return_refunds group by 1, 2)
      select r.id::text as subject, r.net_amount || ' ' || r.tax || ' ' || r.total_amount + r.rounding as expected,
             coalesce(p.net, 0) || ' ' || coalesce(p.tax, 0) || ' ' || coalesce(f.amount, 0) as found
      from sale_returns r
      left join posted p using (business_id, id) left join refunded f using (business_id, id)
      where (coalesce(p.net, 0), coalesce(p.tax, 0), coalesce(f.amount, 0))
            <> (r.net_amount, r.tax, r.total_amount + r.rounding)`,
  },
  {
    name: 'nothing_returned_twice',
    words: SALE_RETURN_TEXTS.nothingReturnedTwice,
    about: SALE,
    examines: SALES,
    measures: ['quantity'],
    sql: `
      with back as (
        select r.business_id, r.sale_id, l.sale_line_no as line_no, sum(l.quantity * l.factor) as quantity
        from sale_returns r
        join sale_return_lines l on l.business_id = r.business_id and l.sale_return_id = r.id group by 1, 2, 3)
      select s.sale_id::text as subject, coalesce(b.quantity, 0)::text as expected, s.returned_quantity::text as found
      from sale_lines s left join back b using (business_id, sale_id, line_no)
      where s.returned_quantity <> coalesce(b.quantity, 0) or s.returned_quantity > s.quantity * s.factor`,
  },
  {
    name: 'returns_follow_their_sales',
    words: SALE_RETURN_TEXTS.returnsFollowTheirSales,
    about: RETURN,
    examines: RETURNS,
    measures: ['day'],
    sql: `
      select r.id::text as subject, s.date::text as expected, r.date::text as found
      from sale_returns r join sales s on s.business_id = r.business_id and s.id = r.sale_id where r.date < s.date`,
  },
  {
    name: 'exchanges_pay_their_sales',
    words: SALE_RETURN_TEXTS.exchangesPayTheirSales,
    about: RETURN,
    examines: RETURNS,
    measures: ['money'],
    sql: `
      with kept as (
        select r.business_id, r.id, r.exchange_sale_id as sale_id, sum(f.amount) as amount
        from sale_returns r
        join sale_return_refunds f on f.business_id = r.business_id and f.sale_return_id = r.id and f.mode = 'exchange'
        group by 1, 2, 3),
      paid as (
        select business_id, sale_id, sum(amount) as amount from sale_payments where mode = 'exchange' group by 1, 2)
      select coalesce(k.id, p.sale_id)::text as subject, coalesce(p.amount, 0)::text as expected,
             coalesce(k.amount, 0)::text as found
      from kept k full join paid p using (business_id, sale_id)
      where coalesce(k.amount, 0) <> coalesce(p.amount, 0)`,
  },
  {
    name: 'returns_moved_their_money',
    words: SALE_RETURN_TEXTS.returnsMovedTheirMoney,
    about: RETURN,
    examines: RETURNS,
    measures: ['day', 'money'],
    sql: moneyMovedAsDocumentsSay(
      'sale-return',
      `select r.business_id, r.id, r.date, -sum(f.amount) as amount
       from sale_returns r
       join sale_return_refunds f on f.business_id = r.business_id and f.sale_return_id = r.id
       where f.mode not in ('credit', 'write_off', 'deposit', 'exchange') group by r.business_id, r.id`,
    ),
  },
];
