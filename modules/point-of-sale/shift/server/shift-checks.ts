import { type BookCheck, documentSubject } from '#modules/finance/public.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';

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
];
