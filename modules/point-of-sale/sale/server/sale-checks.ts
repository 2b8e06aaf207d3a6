import { countsInSql } from '#core/state-sets.ts';
import { CHART, codesInSql } from '#modules/finance/ledger/chart.ts';
import {
  type BookCheck,
  BRANCH,
  documentSubject,
  type Examined,
  moneyMovedAsDocumentsSay,
} from '#modules/finance/public.ts';
import { saleStates } from '../sale.states.ts';
import { SALE_TEXTS } from '../sale.words.ts';

export const SALE = documentSubject("select id, 'sale', date from sales");

/** All sales, void ones among them. */
export const SALES: Examined = {
  name: 'sales',
  words: {
    one: SALE_TEXTS.salesOne,
    many: SALE_TEXTS.salesMany,
  },
  sql: 'select count(*)::int from sales',
};

/** What must hold of sales: what they say is what was paid, what moved and what was posted. */
export const SALE_CHECKS: readonly BookCheck[] = [
  {
    name: 'sales_are_their_lines',
    words: SALE_TEXTS.salesAreTheirLines,
    about: SALE,
    examines: SALES,
    measures: ['money', 'money', 'money'],
    sql: `
      with lines as (
        select business_id, sale_id as id, sum(net_amount) as net, sum(tax) as tax, sum(total_amount) as total
        from sale_lines group by 1, 2)
      select s.id::text as subject, l.net || ' ' || l.tax || ' ' || l.total as expected,
             s.net_amount || ' ' || s.tax || ' ' || s.total_amount as found
      from sales s left join lines l using (business_id, id)
      where (l.net, l.tax, l.total) is distinct from (s.net_amount, s.tax, s.total_amount)
         or s.net_amount + s.tax <> s.total_amount`,
  },
  {
    name: 'sales_are_paid_for',
    words: SALE_TEXTS.salesArePaidFor,
    about: SALE,
    examines: SALES,
    measures: ['money'],
    sql: `
      with paid as (
        select business_id, sale_id as id, sum(amount) as amount from sale_payments group by 1, 2)
      select s.id::text as subject, (s.total_amount + s.rounding)::text as expected,
             (coalesce(p.amount, 0) - s.change)::text as found
      from sales s left join paid p using (business_id, id)
      where coalesce(p.amount, 0) - s.change <> s.total_amount + s.rounding`,
  },
  {
    name: 'sales_make_up_their_total',
    words: SALE_TEXTS.salesMakeUpTheirTotal,
    about: SALE,
    examines: SALES,
    measures: ['money'],
    sql: `
      with lowered as (
        select r.business_id, r.sale_id as id, sum(f.amount) as amount
        from sale_returns r join sale_return_refunds f on f.business_id = r.business_id and f.sale_return_id = r.id
        where f.mode in ('credit', 'write_off') group by 1, 2),
      told as (
        select s.business_id, s.id, s.status, s.total_amount,
               s.paid_amount + s.remain_amount + coalesce(l.amount, 0) + coalesce(d.written_off_amount, 0) as amount
        from sales s left join lowered l using (business_id, id)
        left join debts d on d.business_id = s.business_id and d.source_kind = 'sale' and d.source_id = s.id::text
          and d.deleted_at is null)
      select id::text as subject, total_amount::text as expected, amount::text as found from told
      where ${countsInSql(saleStates)} and amount <> total_amount`,
  },
  {
    name: 'sales_are_posted',
    words: SALE_TEXTS.salesArePosted,
    about: SALE,
    examines: SALES,
    measures: ['money', 'money', 'money'],
    sql: `
      with posted as (
        select l.business_id, e.source_id as id,
               coalesce(sum(l.credit - l.debit) filter (where l.account_code in (${codesInSql(CHART.sales, CHART.salesDiscounts, CHART.services)})), 0) as net,
               coalesce(sum(l.credit - l.debit) filter (where l.account_code = '${CHART.vatOutput}'), 0) as tax,
               coalesce(sum(l.debit - l.credit) filter (where l.account_code = '${CHART.costOfSales}'), 0) as cost
        from journal_entries e join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
        where e.source_kind = 'sale' group by 1, 2),
      costs as (select business_id, sale_id as id, sum(cost) as cost from sale_lines group by 1, 2),
      told as (
        select s.business_id, s.id, s.status, s.net_amount as net, s.tax, c.cost
        from sales s join costs c using (business_id, id))
      select t.id::text as subject, t.net || ' ' || t.tax || ' ' || t.cost as expected,
             coalesce(p.net, 0) || ' ' || coalesce(p.tax, 0) || ' ' || coalesce(p.cost, 0) as found
      from told t left join posted p using (business_id, id)
      where ${countsInSql(saleStates, 't')}
        and (coalesce(p.net, 0), coalesce(p.tax, 0), coalesce(p.cost, 0)) <> (t.net, t.tax, t.cost)
      union all
      select t.id::text, '0 0', p.net || ' ' || p.tax from told t join posted p using (business_id, id)
      where not (${countsInSql(saleStates, 't')}) and (p.net <> 0 or p.tax <> 0)`,
  },
  {
    name: 'sale_numbers_have_no_gap',
    words: SALE_TEXTS.saleNumbersHaveNoGap,
    about: BRANCH,
    examines: SALES,
    measures: ['count'],
    sql: `
      with numbered as (
        select business_id, branch_id, extract(year from date)::int as year, count(distinct number) as numbers
        from sales where invoice_id is null group by 1, 2, 3)
      select n.branch_id::text as subject, n.numbers::text as expected, coalesce(s.last, 0)::text as found
      from numbered n
      left join number_series s on s.business_id = n.business_id and s.branch_id = n.branch_id and s.year = n.year
        and s.kind = 'sale'
      where coalesce(s.last, 0) <> n.numbers`,
  },
  {
    name: 'sales_follow_their_debts',
    words: SALE_TEXTS.salesFollowTheirDebts,
    about: SALE,
    examines: SALES,
    measures: ['money', 'money'],
    sql: `
      select s.id::text as subject,
             (s.total_amount - coalesce(d.amount - d.paid_amount, 0)) || ' ' || coalesce(d.remain_amount, 0) as expected,
             s.paid_amount || ' ' || s.remain_amount as found
      from sales s left join debts d on d.business_id = s.business_id and d.source_id = s.id::text
      where s.paid_amount <> s.total_amount - coalesce(d.amount - d.paid_amount, 0)
         or s.remain_amount <> coalesce(d.remain_amount, 0)`,
  },
  {
    name: 'sales_moved_their_money',
    words: SALE_TEXTS.salesMovedTheirMoney,
    about: SALE,
    examines: SALES,
    measures: ['day', 'money'],
    sql: moneyMovedAsDocumentsSay(
      'sale',
      `select s.business_id, s.id, s.date, sum(p.amount) - s.change as amount
       from sales s join sale_payments p on p.business_id = s.business_id and p.sale_id = s.id
       where p.mode not in ('credit', 'invoice', 'exchange') group by s.business_id, s.id`,
    ),
  },
];
