import { CHART, codesInSql } from '../chart.ts';
/**
 * The statement of a check of the books: what documents of a kind say that they moved in money, against what they booked
 * to money accounts, by day. `said` answers business_id, id, date and amount of each document that moved any.
 */
export function moneyMovedAsDocumentsSay(kind: string, said: string): string {
  return `
      with booked as (
        select e.business_id, e.source_id as id, e.date, sum(l.debit - l.credit) as amount
        from journal_entries e join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
        where e.reverses_id is null and e.source_kind = '${kind}'
          and split_part(l.account_code, '-', 1) in (${codesInSql(CHART.cash, CHART.banks, CHART.mobileMoney, CHART.clearing)})
        group by 1, 2, 3),
      said as (${said})
      select id::text as subject, date || ' ' || coalesce(s.amount, 0) as expected,
             date || ' ' || coalesce(b.amount, 0) as found
      from said s full join booked b using (business_id, id, date)
      where coalesce(s.amount, 0) <> coalesce(b.amount, 0)`;
}
