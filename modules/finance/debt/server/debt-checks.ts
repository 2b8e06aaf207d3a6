import { CHART, codesInSql } from '../../ledger/chart.ts';
import type { BookCheck, BookSubject, Examined } from '../../ledger/server/book-check.ts';
import { BRANCH, CUSTOMER, SUPPLIER } from '../../ledger/server/book-subjects.ts';
import { OF_PARTIES_IN_SQL } from '../../payable/party.rules.ts';
import { DEBT_TEXTS } from '../debt.words.ts';

/** Debts that are not deleted. */
const DEBTS: Examined = {
  name: 'debts',
  words: {
    one: DEBT_TEXTS.debtsOne,
    many: DEBT_TEXTS.debtsMany,
  },
  sql: 'select count(*)::int from debts where deleted_at is null',
};

const DEBT: BookSubject = {
  name: 'debt',
  sql: `
    select id::text as subject, coalesce(document, party_name) as name, null as account_code, 'debt' as source_kind,
           id::text as source_id, date::text, date::text as date_to
    from debts where id = any($1::uuid[])`,
};

/** Who owes whom: invariants 4 and 6 of accounting.md 4.4. */
export const DEBT_CHECKS: readonly BookCheck[] = [
  {
    name: 'receivables_are_debts',
    words: DEBT_TEXTS.receivablesAreDebts,
    about: CUSTOMER,
    examines: DEBTS,
    measures: ['money'],
    sql: owedAndBooked('debtor', codesInSql(CHART.customers, CHART.otherDebtors), 'debit - credit'),
  },
  {
    name: 'payables_are_debts',
    words: DEBT_TEXTS.payablesAreDebts,
    about: SUPPLIER,
    examines: DEBTS,
    measures: ['money'],
    sql: owedAndBooked(
      'creditor',
      codesInSql(CHART.suppliers, CHART.accruedExpenses, CHART.otherCreditors),
      'credit - debit',
    ),
  },
  {
    name: 'written_off_is_posted',
    words: DEBT_TEXTS.writtenOffIsPosted,
    about: BRANCH,
    examines: DEBTS,
    measures: ['money'],
    sql: `
      with booked as (
        select business_id, branch_id, sum(debit - credit) as amount from journal_lines
        where account_code = '${CHART.badDebts}' group by 1, 2),
      told as (
        select business_id, branch_id, sum(written_off_amount) as amount from debts
        where kind = 'debtor' and deleted_at is null group by 1, 2)
      select branch_id::text as subject, coalesce(t.amount, 0)::text as expected, coalesce(b.amount, 0)::text as found
      from booked b full join told t using (business_id, branch_id)
      where coalesce(b.amount, 0) <> coalesce(t.amount, 0)`,
  },
  {
    name: 'debts_sum_up',
    words: DEBT_TEXTS.debtsSumUp,
    about: DEBT,
    examines: DEBTS,
    measures: ['money', 'money'],
    sql: `
      with told as (
        select business_id, debt_id, sum(amount) as paid from debt_histories where deleted_at is null group by 1, 2)
      select d.id::text as subject,
             (d.amount - d.returned_amount - d.written_off_amount - d.paid_amount) || ' ' || coalesce(t.paid, 0) as expected,
             d.remain_amount || ' ' || d.paid_amount as found
      from debts d left join told t on t.business_id = d.business_id and t.debt_id = d.id
      where d.remain_amount <> d.amount - d.paid_amount - d.returned_amount - d.written_off_amount
         or d.paid_amount <> coalesce(t.paid, 0)
         or least(d.paid_amount, d.remain_amount, d.returned_amount, d.written_off_amount) < 0`,
  },
];

/** Per branch and party; who is neither customer nor supplier stands together under the branch. */
function owedAndBooked(kind: string, accounts: string, side: string): string {
  return `
      with booked as (
        select business_id, branch_id, party_id, sum(${side}) as amount from journal_lines
        where account_code in (${accounts}) and ${OF_PARTIES_IN_SQL} group by 1, 2, 3),
      owed as (
        select business_id, branch_id, coalesce(customer_id, supplier_id) as party_id, sum(remain_amount) as amount from debts
        where kind = '${kind}' and deleted_at is null group by 1, 2, 3)
      select coalesce(party_id, branch_id)::text as subject, sum(owed)::text as expected, sum(booked)::text as found
      from (
        select business_id, branch_id, party_id, amount as owed, 0 as booked from owed
        union all select business_id, branch_id, party_id, 0, amount from booked) both_sides
      group by business_id, branch_id, party_id having sum(owed) <> sum(booked)`;
}
