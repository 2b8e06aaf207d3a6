import { countsInSql } from '#core/state-sets.ts';
import { CHART } from '../../ledger/chart.ts';
import type { BookCheck, Examined } from '../../ledger/server/book-check.ts';
import { CUSTOMER, documentSubject, SUPPLIER } from '../../ledger/server/book-subjects.ts';
import { moneyMovedAsDocumentsSay } from '../../ledger/server/money-moved.ts';
import { paymentStates } from '../payment.states.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';

const PAYMENT = documentSubject("select id, 'payment', date from payments");

/** Payments that are not deleted. */
const PAYMENTS: Examined = {
  name: 'payments',
  words: {
    one: PAYMENT_TEXTS.paymentsOne,
    many: PAYMENT_TEXTS.paymentsMany,
  },
  sql: 'select count(*)::int from payments where deleted_at is null',
};

/** What must hold of payments and of what customers paid ahead. */
export const PAYMENT_CHECKS: readonly BookCheck[] = [
  {
    name: 'deposits_are_payments',
    words: PAYMENT_TEXTS.depositsArePayments,
    about: CUSTOMER,
    examines: PAYMENTS,
    measures: ['money'],
    sql: depositsAndBooked('customer', CHART.customerDeposits, 'credit - debit'),
  },
  {
    name: 'supplier_deposits_are_payments',
    words: PAYMENT_TEXTS.supplierDepositsArePayments,
    about: SUPPLIER,
    examines: PAYMENTS,
    measures: ['money'],
    sql: depositsAndBooked('supplier', CHART.supplierAdvances, 'debit - credit'),
  },
  {
    name: 'payments_follow_their_debts',
    words: PAYMENT_TEXTS.paymentsFollowTheirDebts,
    about: PAYMENT,
    examines: PAYMENTS,
    measures: ['day'],
    sql: `
      select h.payment_id::text as subject, d.date::text as expected, h.date::text as found
      from debt_histories h join debts d on d.business_id = h.business_id and d.id = h.debt_id where h.date < d.date`,
  },
  {
    name: 'payments_moved_their_money',
    words: PAYMENT_TEXTS.paymentsMovedTheirMoney,
    about: PAYMENT,
    examines: PAYMENTS,
    measures: ['day', 'money'],
    sql: moneyMovedAsDocumentsSay(
      'payment',
      `select business_id, id, date, case direction when 'in' then amount else -amount - coalesce(fee, 0) end as amount
       from payments where mode <> 'deposit' and source_id is null`,
    ),
  },
];

/** What a kind of party has paid ahead or was paid, branch by branch. */
function depositsAndBooked(kind: 'customer' | 'supplier', account: string, side: string): string {
  return `
      with booked as (
        select business_id, party_id, branch_id, sum(${side}) as amount from journal_lines
        where account_code = '${account}' group by 1, 2, 3),
      paid as (
        select business_id, ${kind}_id as party_id, branch_id, sum(deposit_amount) as amount from payments
        where ${countsInSql(paymentStates)} and deleted_at is null and ${kind}_id is not null group by 1, 2, 3)
      select coalesce(party_id, business_id)::text as subject, coalesce(p.amount, 0)::text as expected,
             coalesce(b.amount, 0)::text as found
      from booked b full join paid p using (business_id, party_id, branch_id)
      where coalesce(b.amount, 0) <> coalesce(p.amount, 0) or coalesce(p.amount, 0) < 0`;
}
