import { countsInSql, statesBefore, statesInSql } from '#core/state-sets.ts';
import { type BookCheck, BRANCH, documentSubject, type Examined } from '#modules/finance/public.ts';
import { saleStates } from '../../sale/sale.states.ts';
import { invoiceStates } from '../invoice.states.ts';
import { INVOICE_CHECK_WORDS, INVOICES_COUNTED } from '../invoice.words.ts';

const INVOICE = documentSubject("select id, 'invoice', date from invoices");

const INVOICES: Examined = {
  name: 'invoices',
  words: INVOICES_COUNTED,
  sql: 'select count(*)::int from invoices',
};

/** What must hold of invoices: each that was issued is a sale of the same amounts under the same number. */
export const INVOICE_CHECKS: readonly BookCheck[] = [
  {
    name: 'invoices_are_their_sales',
    words: INVOICE_CHECK_WORDS.areTheirSales,
    about: INVOICE,
    examines: INVOICES,
    measures: ['money', 'money', 'money'],
    sql: `
      with sold as (
        select i.business_id, i.id, i.by_delivery, i.number, i.date, i.net_amount, i.tax, i.total_amount,
               i.status in (${statesInSql(statesBefore(invoiceStates, 'issue'))}) as is_draft,
               ${countsInSql(invoiceStates, 'i')} as is_due, s.number as sold_number, s.date as sold_on, ${countsInSql(saleStates, 's')} as counts,
               s.net_amount as sold_net, s.tax as sold_tax, s.total_amount as sold_for
        from invoices i left join sales s on s.business_id = i.business_id and s.invoice_id = i.id)
      select id::text as subject, net_amount || ' ' || tax || ' ' || total_amount as expected,
             coalesce(sold_net, 0) || ' ' || coalesce(sold_tax, 0) || ' ' || coalesce(sold_for, 0) as found
      from sold
      where case when is_draft then sold_for is not null
        when by_delivery then sold_for is not null and (counts is distinct from is_due or number is distinct from sold_number
          or sold_on < date or sold_net > net_amount or sold_tax > tax or sold_for > total_amount)
        else counts is distinct from is_due
          or (number, date, net_amount, tax, total_amount)
             is distinct from (sold_number, sold_on, sold_net, sold_tax, sold_for) end`,
  },
  {
    name: 'invoice_numbers_have_no_gap',
    words: INVOICE_CHECK_WORDS.numbersHaveNoGap,
    about: BRANCH,
    examines: INVOICES,
    measures: ['count'],
    sql: `
      with numbered as (
        select business_id, branch_id, extract(year from date)::int as year, count(distinct number) as numbers
        from invoices where number is not null group by 1, 2, 3)
      select n.branch_id::text as subject, n.numbers::text as expected, coalesce(s.last, 0)::text as found
      from numbered n
      left join number_series s on s.business_id = n.business_id and s.branch_id = n.branch_id and s.year = n.year
        and s.kind = 'invoice'
      where coalesce(s.last, 0) <> n.numbers`,
  },
];
