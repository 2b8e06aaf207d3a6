import type { RowOf } from '#core/define-entity.ts';
import { isPosted } from '#core/define-states.ts';
import { money } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { lockHistories } from '../../debt-history/server/hide-histories.ts';
import { lockPayments } from '../../debt-history/server/lock-payments.ts';
import { PaidMeanwhile } from '../../errors.ts';
import { postEntries } from '../../ledger/server/post-entries.ts';
import { type DebtRow, lockDebtsOf } from '../../payable/server/lock-debts.ts';
import { settle } from '../../payable/server/settle.ts';
import { payment } from '../../payment/payment.entity.ts';
import { paymentStates } from '../../payment/payment.states.ts';
import { paysAhead } from '../../payment/pays-ahead.rules.ts';
import { payDebts } from '../../payment/server/pay-debts.ts';
import { postingAhead } from '../../payment/server/post-payment.ts';
import { expense } from '../expense.entity.ts';

/** An expense with what has been paid of it by itself, and what is owed of it. */
export interface HeldExpense {
  row: RowOf<typeof expense> & Row;
  payments: readonly RowOf<typeof payment>[];
  debt: DebtRow | undefined;
}

/** Locks expenses of the branch with their payments and debts, in the order of all (modules/lock-order.ts). */
export async function holdExpenses({ tx }: CommandContext, ids: readonly string[]): Promise<HeldExpense[]> {
  const paymentIds = async () =>
    (
      await tx.query<{ id: string }>(
        `select id from ${payment.table} where expense_id = any($1) and ${countsInSql(paymentStates)} and deleted_at is null`,
        [ids],
      )
    ).map(({ id }) => id);
  // Another branch may have paid it.
  const payments = await lockPayments(tx, await paymentIds());
  const rows = await tx.lockAll(expense, ids);
  const locked = new Set<string>(payments.map(({ id }) => id));
  if ((await paymentIds()).some((id) => !locked.has(id))) throw PaidMeanwhile();
  const debts = await lockDebtsOf(tx, expense.name, ids);
  await lockHistories(tx, [...locked]);
  return rows.map((row) => ({
    row,
    payments: payments.filter((paid) => paid.expense_id === row.id && isPosted(payment, paid)),
    debt: debts.find(({ source_id }) => source_id === row.id),
  }));
}

/** Whether its debt was paid by more than payments of this expense alone: with other debts, or from a deposit. */
export function paidByOthers({ debt, payments }: HeldExpense): boolean {
  const own = payments
    .filter(({ account_id }) => account_id !== null)
    .reduce((sum, { debts_amount }) => sum + debts_amount, 0n);
  return debt !== undefined && debt.paid_amount !== own;
}

/**
 * What payments paid of the debt goes to prepayments: the expense is paid as before, and the debt is open again. Answers
 * what is open of it then, in minor units.
 */
export async function putAhead(
  { tx, branch, clock, actor }: CommandContext,
  { row, payments, debt }: HeldExpense,
): Promise<bigint> {
  const date = today(clock, branch);
  let owed = debt;
  for (const paid of payments) {
    if (!owed || paysAhead(paid)) continue;
    const { id: payment_id, account_id, debts_amount: amount } = paid;
    const source = { kind: payment.name, id: payment_id };
    const posting = postingAhead({ date, debt: owed, amount });
    await postEntries(tx, [{ ...posting, source }], actor);
    const parts = [{ debt: owed, amount: money(-amount) }];
    [owed] = await payDebts(tx, parts, { payment_id, account_id, date });
    await settle(tx, { kind: expense.name, id: row.id }, amount);
    await tx.save(payment, paid, { debts_amount: money(0n) });
  }
  return owed?.remain_amount ?? 0n;
}
