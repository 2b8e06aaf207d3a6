import { OF_PARTIES_IN_SQL, PARTY_ACCOUNTS } from '../../payable/party.rules.ts';
import { CHART, codesInSql } from '../chart.ts';
import { LEDGER_TEXTS } from '../ledger.words.ts';
import type { BookCheck } from './book-check.ts';
import {
  BRANCHES,
  BUSINESS,
  documentSubject,
  ENTRIES,
  ENTRY,
  LINES,
  MONTH,
  MONTHS,
  PARTY,
  REVERSALS,
} from './book-subjects.ts';

/** What must hold of the journal itself: invariants of accounting.md 4.4. */
export const LEDGER_CHECKS: readonly BookCheck[] = [
  {
    name: 'entries_balance',
    words: LEDGER_TEXTS.entriesBalance,
    about: ENTRY,
    examines: ENTRIES,
    measures: ['money'],
    sql: `
      select e.id::text as subject, '0' as expected, coalesce(sum(l.debit - l.credit), 0)::text as found
      from journal_entries e left join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
      group by e.business_id, e.id having count(l.line_no) < 2 or sum(l.debit) <> sum(l.credit)`,
  },
  {
    name: 'lines_follow_entries',
    words: LEDGER_TEXTS.linesFollowEntries,
    about: ENTRY,
    examines: LINES,
    measures: ['branch', 'day'],
    sql: `
      select e.id::text as subject, e.branch_id || ' ' || e.date as expected, l.branch_id || ' ' || l.date as found
      from journal_entries e join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
      where l.branch_id <> e.branch_id or l.date <> e.date`,
  },
  {
    name: 'nothing_before_the_books_begin',
    words: LEDGER_TEXTS.nothingBeforeBooksBegin,
    about: ENTRY,
    examines: ENTRIES,
    measures: ['day'],
    sql: `
      select e.id::text as subject, f.books_begin::text as expected, e.date::text as found
      from journal_entries e join businesses f on f.business_id = e.business_id where e.date < f.books_begin`,
  },
  {
    name: 'month_sums_are_lines',
    words: LEDGER_TEXTS.monthSumsAreLines,
    about: MONTH,
    examines: MONTHS,
    measures: ['money', 'money'],
    sql: `
      with lines as (
        select business_id, branch_id, account_code, date_trunc('month', date)::date as month,
               sum(debit) as debit, sum(credit) as credit
        from journal_lines group by 1, 2, 3, 4),
      months as (
        select business_id, branch_id, account_code, month, sum(debit) as debit, sum(credit) as credit
        from account_months group by 1, 2, 3, 4)
      select account_code || ' ' || month as subject, l.debit || ' ' || l.credit as expected, m.debit || ' ' || m.credit as found
      from lines l full join months m using (business_id, branch_id, account_code, month)
      where (l.debit, l.credit) is distinct from (m.debit, m.credit)`,
  },
  {
    name: 'branches_owe_each_other_nothing',
    words: LEDGER_TEXTS.branchesOweEachOtherNothing,
    about: BUSINESS,
    examines: BRANCHES,
    measures: ['money'],
    sql: `
      select business_id::text as subject, '0' as expected, sum(debit - credit)::text as found from journal_lines
      where account_code = '${CHART.betweenBranches}' group by business_id having sum(debit) <> sum(credit)`,
  },
  {
    name: 'reversals_restore',
    words: LEDGER_TEXTS.reversalsRestore,
    about: ENTRY,
    examines: REVERSALS,
    measures: ['money'],
    sql: `
      with taken_back as (select business_id, id, reverses_id from journal_entries where reverses_id is not null),
      pairs as (
        select t.business_id, t.reverses_id, l.account_code, l.party_id, l.debit - l.credit as amount
        from taken_back t join journal_lines l on l.business_id = t.business_id and l.entry_id = t.id
        union all
        select t.business_id, t.reverses_id, l.account_code, l.party_id, l.debit - l.credit
        from taken_back t join journal_lines l on l.business_id = t.business_id and l.entry_id = t.reverses_id)
      select reverses_id::text as subject, '0' as expected, sum(amount)::text as found
      from pairs group by business_id, reverses_id, account_code, party_id having sum(amount) <> 0`,
  },
  {
    name: 'reversals_follow_in_time',
    words: LEDGER_TEXTS.reversalsFollowInTime,
    about: documentSubject(),
    examines: REVERSALS,
    measures: ['day'],
    sql: `
      select e.source_id::text as subject, o.date::text as expected, e.date::text as found
      from journal_entries e join journal_entries o on o.business_id = e.business_id and o.id = e.reverses_id
      where e.date < o.date`,
  },
  {
    name: 'nobody_owes_less_than_nothing',
    words: LEDGER_TEXTS.nobodyOwesLessThanNothing,
    about: PARTY,
    examines: LINES,
    measures: ['money'],
    sql: `
      with moved as (
        select business_id, party_id, account_code, branch_id, date,
               sum(case when account_code like '11%' then debit - credit else credit - debit end) as amount
        from journal_lines
        where party_id is not null and ${OF_PARTIES_IN_SQL} and account_code in (${codesInSql(...PARTY_ACCOUNTS)})
        group by 1, 2, 3, 4, 5),
      days as (
        select business_id, party_id, sum(amount) over (
          partition by business_id, party_id, account_code, branch_id order by date) as left_over
        from moved)
      select party_id::text as subject, '0' as expected, min(left_over)::text as found
      from days where left_over < 0 group by business_id, party_id`,
  },
];
