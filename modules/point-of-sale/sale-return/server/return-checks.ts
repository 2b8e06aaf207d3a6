import { CHART } from '#modules/finance/ledger/chart.ts';
import {
  type BookCheck,
  documentSubject,
  type Examined,
  moneyMovedAsDocumentsSay,
} from '#modules/finance/public.ts';
import { SALE, SALES } from '../../sale/server/sale-checks.ts';

const RETURN = documentSubject("select id, 'sale-return', date from sale_returns");

const RETURNS: Examined = {
  name: 'returns',
  words: {
    one: { en: '{n} return', sw: 'Marejesho {n}' },
    many: { en: '{n} returns', sw: 'Marejesho {n}' },
  },
  sql: 'select count(*)::int from sale_returns',
};

/** What must hold of returns and of the sales that they take back. */
export const RETURN_CHECKS: readonly BookCheck[] = [
  {
    name: 'returns_are_posted',
    words: {
      en: 'Each return has posted what was returned, and its refunds equal its rounded total.',
      sw: 'Kila marejesho yameingiza kilichorudishwa, na pesa zilizorudishwa ni sawa na jumla yake.',
    },
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
    words: {
      en: 'The returned quantity of each sale line equals its returns, and is never more than was sold.',
      sw: 'Kilichorudishwa cha kila mstari wa mauzo ni kile cha marejesho yake, wala hakizidi kilichouzwa.',
    },
    about: SALE,
    examines: SALES,
    measures: ['quantity'],
    sql: `
      with back as (
        select r.business_id, r.sale_id, l.sale_line_no as line_no, sum(l.quantity) as quantity
        from sale_returns r
        join sale_return_lines l on l.business_id = r.business_id and l.sale_return_id = r.id group by 1, 2, 3)
      select s.sale_id::text as subject, coalesce(b.quantity, 0)::text as expected, s.returned_quantity::text as found
      from sale_lines s left join back b using (business_id, sale_id, line_no)
      where s.returned_quantity <> coalesce(b.quantity, 0) or s.returned_quantity > s.quantity`,
  },
  {
    name: 'returns_follow_their_sales',
    words: {
      en: 'No return is dated before its sale.',
      sw: 'Hakuna marejesho yenye tarehe ya kabla ya mauzo yake.',
    },
    about: RETURN,
    examines: RETURNS,
    measures: ['day'],
    sql: `
      select r.id::text as subject, s.date::text as expected, r.date::text as found
      from sale_returns r join sales s on s.business_id = r.business_id and s.id = r.sale_id where r.date < s.date`,
  },
  {
    name: 'returns_moved_their_money',
    words: {
      en: 'Each return moved as much money in the books as it says, on its own day.',
      sw: 'Kila marejesho yamehamisha kwenye vitabu kiasi cha pesa yanachosema, kwa tarehe yake.',
    },
    about: RETURN,
    examines: RETURNS,
    measures: ['day', 'money'],
    sql: moneyMovedAsDocumentsSay(
      'sale-return',
      `select r.business_id, r.id, r.date, -sum(f.amount) as amount
       from sale_returns r
       join sale_return_refunds f on f.business_id = r.business_id and f.sale_return_id = r.id
       where f.mode not in ('credit', 'write_off', 'deposit') group by r.business_id, r.id`,
    ),
  },
];
