import { CHART } from '../../ledger/chart.ts';
import type { BookCheck } from '../../ledger/server/book-check.ts';
import { ACCOUNT, ACCOUNTS, BRANCH } from '../../ledger/server/book-subjects.ts';
import { ACCOUNT_TEXTS } from '../account.words.ts';

/** What must hold of the money accounts: invariant 5 of accounting.md 4.4. */
export const ACCOUNT_CHECKS: readonly BookCheck[] = [
  {
    name: 'money_accounts_are_in_the_chart',
    words: ACCOUNT_TEXTS.moneyAccountsAreInTheChart,
    about: ACCOUNT,
    examines: ACCOUNTS,
    measures: ['branch'],
    sql: `
      select a.id::text as subject, a.branch_id::text as expected, coalesce(l.branch_id::text, '') as found
      from accounts a left join ledger_accounts l on l.business_id = a.business_id and l.code = a.ledger_code
      where l.branch_id is distinct from a.branch_id
      union all
      select min(id::text), '1', count(*)::text from accounts
      where ledger_code is not null group by business_id, ledger_code having count(*) > 1`,
  },
  {
    name: 'tills_are_never_short',
    words: ACCOUNT_TEXTS.tillsAreNeverShort,
    about: ACCOUNT,
    examines: ACCOUNTS,
    measures: ['money'],
    sql: `
      with days as (
        select business_id, account_code, date,
               sum(sum(debit - credit)) over (partition by business_id, account_code order by date) as left_over
        from journal_lines where account_code like '${CHART.cash}-%' group by 1, 2, 3)
      select a.id::text as subject, '0' as expected, min(d.left_over)::text as found
      from days d join accounts a on a.business_id = d.business_id and a.ledger_code = d.account_code
      where d.left_over < 0 and not exists (
        select from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
        where l.business_id = d.business_id and l.account_code = d.account_code and l.credit > 0
          and l.date <= d.date and e.may_overdraw)
      group by a.business_id, a.id`,
  },
  {
    name: 'no_more_reaches_the_bank_than_waits',
    words: ACCOUNT_TEXTS.noMoreReachesTheBankThanWaits,
    about: BRANCH,
    examines: ACCOUNTS,
    measures: ['money'],
    sql: `
      with days as (
        select business_id, branch_id, account_code, date,
               sum(sum(debit - credit)) over (partition by business_id, branch_id, account_code order by date) as left_over
        from journal_lines where split_part(account_code, '-', 1) = '${CHART.clearing}' group by 1, 2, 3, 4)
      select branch_id::text as subject, '0' as expected, min(left_over)::text as found
      from days where left_over < 0 group by business_id, branch_id, account_code`,
  },
];
