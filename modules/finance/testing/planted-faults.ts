import { newId } from '#core/ids.ts';
import { entry, line } from './journal-rows.ts';

const [one, two] = [newId(), newId()];

const debt = (kind: string, { remain }: { remain: number }) =>
  `insert into debts (business_id, id, branch_id, kind, origin, amount, paid_amount, returned_amount,
     written_off_amount, recovered_amount, remain_amount, source_part, status)
   values (:b, '${one}', :r, '${kind}', 'opening', 5, 0, 0, 0, 0, ${remain}, 0, 'open');`;

/** One fault for each check of the books that this module brings: `:b` is the business, `:r` its branch. */
export const PLANTED_FAULTS: Readonly<Record<string, string>> = {
  entries_balance: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 4)}`,
  lines_follow_entries: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 5, '2026-11-19')}`,
  nothing_before_the_books_begin: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 5)}
    update businesses set books_begin = '2999-01-01' where id = :b;`,
  month_sums_are_lines: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
  branches_owe_each_other_nothing: `${entry(one)} ${line(one, 1, '1900', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
  reversals_restore: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 5)}
      ${entry(two, `'${one}'`)} ${line(two, 1, '1010', 0, 4)} ${line(two, 2, '4000', 4, 0)}`,
  reversals_follow_in_time: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 5)}
    ${entry(two, `'${one}'`)} ${line(two, 1, '1010', 0, 5)} ${line(two, 2, '4000', 5, 0)}
    update journal_entries set date = '2026-11-19' where id = '${two}';`,
  nobody_owes_less_than_nothing: `${entry(one)} ${line(one, 1, '4000', 5, 0, '2026-11-19')}
      ${line(one, 2, '1100', 0, 5, '2026-11-19')} ${line(one, 3, '1100', 5, 0)} ${line(one, 4, '4000', 0, 5)}
      update journal_lines set party_id = '${two}' where entry_id = '${one}' and account_code = '1100';`,
  money_accounts_are_in_the_chart: `update accounts set ledger_code = null where business_id = :b;`,
  no_more_reaches_the_bank_than_waits: `${entry(one)} ${line(one, 1, '1040', 0, 5)} ${line(one, 2, '4000', 5, 0)}`,
  tills_are_never_short: `${entry(one)} ${line(one, 1, '1010-01', 0, 5)} ${line(one, 2, '4000', 5, 0)}`,
  receivables_are_debts: `${entry(one)} ${line(one, 1, '1100', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
  payables_are_debts: debt('creditor', { remain: 5 }),
  written_off_is_posted: `${entry(one)} ${line(one, 1, '6080', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
  debts_sum_up: debt('debtor', { remain: 4 }),
  deposits_are_payments: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '2100', 0, 5)}`,
  supplier_deposits_are_payments: `${entry(one)} ${line(one, 1, '1150', 5, 0)} ${line(one, 2, '1010', 0, 5)}`,
  payments_follow_their_debts: `${debt('debtor', { remain: 5 })}
    update debts set date = '2026-11-20' where id = '${one}';
    insert into debt_histories (business_id, id, branch_id, kind, debt_id, payment_id, before, amount, after, date)
    values (:b, '${two}', :r, 'debtor', '${one}', '${two}', 5, 5, 0, '2020-01-01');`,
  prepayments_are_waiting: `${entry(one)} ${line(one, 1, '1160', 5, 0)} ${line(one, 2, '4000', 0, 5)}
    update journal_entries set source_kind = 'expense' where id = '${one}';`,
  sms_pools_add_up: `insert into sms_pools (business_id, branch_id, parts, value, owed) values (:b, :r, 1, 5, 0);`,
  expenses_sum_up: `insert into expense_types (business_id, id, name, ledger_account, from_drawer) values (:b, '${two}', 'Ice', '6090', false);
    insert into expenses (business_id, id, branch_id, number, date, expense_type_id, total_amount, has_receipt, tax_type,
      net_amount, tax, paid_amount, prepaid_amount, remain_amount, is_verified, status)
    values (:b, '${one}', :r, 'KME0001', '2026-11-20', '${two}', 5, false, 'exempt', 0, 0, 4, 0, 1, false, 'pending');`,
  transactions_moved_their_money: `insert into transactions (business_id, id, branch_id, number, date, type, account_id, amount,
      fee, has_receipt, tax, status)
    select :b, '${one}', :r, 'KMN0001', '2026-11-20', 'deposit', id, 5, 0, false, 0, 'posted' from accounts where branch_id = :r limit 1;`,
  payments_moved_their_money: `insert into payments (business_id, id, branch_id, kind, direction, amount, debts_amount,
      deposit_amount, mode, date, status)
    values (:b, '${one}', :r, 'customer', 'in', 5, 5, 0, 'cash', '2026-11-20', 'posted');`,
};
