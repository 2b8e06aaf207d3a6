import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { formatExact, money, moneyStyle, sum } from '#core/money.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { DEBT_TEXTS } from '../../debt/debt.words.ts';
import { MoreThanRemains } from '../../errors.ts';
import { feeOf } from '../../payment/server/fee-of.ts';
import { type PaidPart, readPayments } from '../../payment/server/read-money.ts';
import { takeNumber } from '../../series/server/take-number.ts';
import { enterPapers } from '../../supplier-paper/server/enter-papers.ts';
import type { GivenExpense } from '../expense.body.ts';
import { expense } from '../expense.entity.ts';
import { EXPENSE_TEXTS } from '../expense.words.ts';
import { oweExpense } from './expense-debt.ts';
import { papersOfExpense } from './papers-of-expense.ts';
import { claimPaid, postPaidAhead, savePaidAhead } from './pay-ahead.ts';
import { costOf, verifiedAs } from './verified-as.ts';

/** The day of an expense, and the recurring one that it is an instance of, if it is one. */
interface Occurrence {
  date: string;
  recurring_id?: string;
}

/**
 * Writes an expense down, somebody recording it or its day having come. What is paid of it at once is a payment of its own; what
 * is verified in the same breath counts, and what is left to pay of it is owed. Its rights have been asked.
 */
export async function enterExpense(
  context: CommandContext,
  given: GivenExpense,
  { date, recurring_id }: Occurrence,
): Promise<void> {
  const { tx, branch } = context;
  if (given.amount === 0n)
    throw new InvalidFields({ amount: { key: 'nothing_spent', words: EXPENSE_TEXTS.nothingSpent } });
  if (given.due_date && given.due_date < date)
    throw new InvalidFields({ due_date: { key: 'due_before', words: DEBT_TEXTS.dueBefore } });
  const parts = await readPayments(context, given.payments ?? [], (place) => `payments.${place}.`, {
    anywhere: true,
  });
  const paid_amount = sum(parts.map(({ amount }) => amount));
  if (paid_amount > given.amount)
    throw MoreThanRemains({ remain: formatExact(given.amount, moneyStyle(branch)) });
  const row = await rowOf(context, given, { date, paid_amount: money(paid_amount) });
  const payments = parts.map((part) => ({
    ...part,
    id: newId() as string,
    date,
    fee: feeOf({ fee: null, ...part }, 'out'),
  }));
  await postPaidAhead(context, row, payments);
  if (row.is_verified) await postDocuments(expense, [row], context);
  await claimPaid(tx, payments);
  await enterPapers(context, { kind: expense.name, id: row.id }, papersOfExpense(row));
  const number = await takeNumber(tx, branch.id, expense.name, date);
  const spent = await tx.insert(expense, { ...row, number, recurring_id: recurring_id ?? null });
  await savePaidAhead(context, spent, payments);
  if (row.is_verified) await oweExpense(context, spent, date);
}

/** The row of an expense as it begins, verified or waiting. */
async function rowOf(
  context: CommandContext,
  { amount, payments: _payments, verify, ...given }: GivenExpense,
  { date, paid_amount }: { date: string; paid_amount: PaidPart['amount'] },
) {
  const waiting = {
    ...given,
    branch_id: context.branch.id,
    date,
    has_receipt: given.has_receipt === true,
    total_amount: amount,
    net_amount: money(0n),
    tax: money(0n),
    paid_amount,
    prepaid_amount: money(0n),
    remain_amount: money(amount - paid_amount),
    is_verified: false,
    verified_on: null,
    ledger_code: null,
    status: 'pending' as const,
  };
  const spent = { ...waiting, claimable_tax: costOf(context.branch, waiting).tax };
  if (!verify) return spent;
  return { ...spent, ...(await verifiedAs(context, waiting, date)), status: 'verified' as const };
}
