import { CHART } from '#modules/finance/ledger/chart.ts';
import { type BookCheck, BRANCH, BRANCHES, documentSubject } from '#modules/finance/public.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';
import { leftToExplainSql } from './shift-columns.ts';

/** What must hold of shifts; what they posted is compared with the ledger as for every document. */
export const SHIFT_CHECKS: readonly BookCheck[] = [
  {
    name: 'shifts_add_up',
    words: SHIFT_TEXTS.shiftsAddUp,
    about: documentSubject("select id, 'shift', opened_on from shifts"),
    examines: {
      name: 'shifts',
      words: { one: SHIFT_TEXTS.shiftsOne, many: SHIFT_TEXTS.shiftsMany },
      sql: 'select count(*)::int from shifts',
    },
    measures: ['money', 'money'],
    sql: `
      with moved as (
        select business_id, shift_id as id, sum(amount) as amount from shift_movements group by 1, 2),
      late as (
        select business_id, shift_id as id, sum(amount) as amount from shift_late_sales group by 1, 2),
      told as (
        select s.business_id, s.id, s.expected, s.over_short, s.counted,
               s.float + coalesce(m.amount, 0) + coalesce(l.amount, 0) as made_up
        from shifts s left join moved m using (business_id, id) left join late l using (business_id, id)
        where s.closed_at is not null)
      select id::text as subject, made_up || ' ' || counted - expected as expected,
             expected || ' ' || over_short as found
      from told where (expected, over_short) is distinct from (made_up, counted - expected)`,
  },
  {
    name: 'cash_to_explain_is_of_shifts',
    words: SHIFT_TEXTS.cashIsExplained,
    about: BRANCH,
    examines: BRANCHES,
    measures: ['money'],
    sql: `
      with left_over as (
        select s.business_id, s.branch_id,
               sum(${leftToExplainSql('s.unexplained_at_opening', 's.id')})::bigint as amount
        from shifts s group by 1, 2),
      booked as (
        select business_id, branch_id, sum(debit - credit)::bigint as amount
        from journal_lines where account_code = '${CHART.cashToExplain}' group by 1, 2)
      select branch_id::text as subject, coalesce(s.amount, 0)::text as expected, coalesce(b.amount, 0)::text as found
      from left_over s full join booked b using (business_id, branch_id)
      where coalesce(s.amount, 0) <> coalesce(b.amount, 0)`,
  },
];
