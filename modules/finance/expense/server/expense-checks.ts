import { countsInSql } from '#core/state-sets.ts';
import { CHART } from '../../ledger/chart.ts';
import type { BookCheck, Examined } from '../../ledger/server/book-check.ts';
import { BRANCH, documentSubject } from '../../ledger/server/book-subjects.ts';
import { paymentStates } from '../../payment/payment.states.ts';
import { AT_ONCE_UP_TO } from '../../payment/system-payment.rules.ts';
import { SMS_USE } from '../../sms-credit/server/sms-pool.ts';
import { expenseStates } from '../expense.states.ts';
import { EXPENSE_TEXTS } from '../expense.words.ts';

const EXPENSES: Examined = {
  name: 'expenses',
  words: { one: EXPENSE_TEXTS.expensesOne, many: EXPENSE_TEXTS.expensesMany },
  sql: 'select count(*)::int from expenses where deleted_at is null',
};

/** What of a service fee has become cost: its share of the days that are counted, rounded half up. */
const RELEASED = `case when released_until is null then 0
  else (2 * amount * (released_until - covers_from + 1) + days) / (2 * days) end`;

/** What must hold of expenses (A23) and of all that is paid ahead. */
export const EXPENSE_CHECKS: readonly BookCheck[] = [
  {
    name: 'prepayments_are_waiting',
    words: EXPENSE_TEXTS.prepaymentsAreWaiting,
    about: BRANCH,
    examines: EXPENSES,
    measures: ['money'],
    sql: `
      with booked as (
        select l.business_id, l.branch_id, sum(l.debit - l.credit) as amount
        from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
        where l.account_code = '${CHART.prepayments}' and e.source_kind in ('payment', 'expense', '${SMS_USE}') group by 1, 2),
      waiting as (
        select business_id, branch_id, sum(amount) as amount from (
          select business_id, branch_id, paid_amount as amount from expenses
          where not is_verified and ${countsInSql(expenseStates)} and deleted_at is null
          union all
          select business_id, branch_id, amount - ${RELEASED} from payments
          where kind = 'system' and days > ${AT_ONCE_UP_TO} and recorded_in_id is null
            and ${countsInSql(paymentStates)} and deleted_at is null
          union all
          select business_id, branch_id, amount from payments
          where kind = 'system' and parts is not null and recorded_in_id is null
            and ${countsInSql(paymentStates)} and deleted_at is null
          union all
          select business_id, branch_id, -amount from sms_uses) w group by 1, 2)
      select branch_id::text as subject, coalesce(w.amount, 0)::text as expected, coalesce(b.amount, 0)::text as found
      from booked b full join waiting w using (business_id, branch_id)
      where coalesce(b.amount, 0) <> coalesce(w.amount, 0)`,
  },
  {
    name: 'expenses_sum_up',
    words: EXPENSE_TEXTS.expensesSumUp,
    about: documentSubject("select id, 'expense', date from expenses"),
    examines: EXPENSES,
    measures: ['money', 'money'],
    sql: `
      with ahead as (
        select business_id, expense_id, sum(amount) as amount from payments
        where debts_amount = 0 and expense_id is not null and ${countsInSql(paymentStates)} and deleted_at is null group by 1, 2),
      owed as (
        select business_id, source_id, sum(paid_amount) as paid, sum(remain_amount) as remain from debts
        where source_kind = 'expense' and deleted_at is null group by 1, 2),
      standing as (
        select x.*, coalesce(a.amount, 0) + coalesce(o.paid, 0) as all_paid,
               case when x.is_verified then coalesce(o.remain, 0) else x.remain_amount end as left_over
        from expenses x left join ahead a on a.business_id = x.business_id and a.expense_id = x.id
        left join owed o on o.business_id = x.business_id and o.source_id = x.id::text
        where x.deleted_at is null)
      select id::text as subject, all_paid || ' ' || left_over as expected, paid_amount || ' ' || remain_amount as found
      from standing where paid_amount <> all_paid or remain_amount <> left_over or least(paid_amount, remain_amount) < 0`,
  },
];
