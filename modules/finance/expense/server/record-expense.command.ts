import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { formatExact, money, moneyStyle, sum } from '#core/money.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { DEBT_TEXTS } from '../../debt/debt.words.ts';
import { MoreThanRemains, OwnExpense } from '../../errors.ts';
import { dayOfPosting } from '../../payment/server/day-of-posting.ts';
import { feeOf } from '../../payment/server/fee-of.ts';
import { type PaidPart, readPayments } from '../../payment/server/read-money.ts';
import { takeNumber } from '../../series/server/take-number.ts';
import { enterPapers, refuseFutureReceipt } from '../../supplier-paper/server/enter-papers.ts';
import { expenseBody, type GivenExpense } from '../expense.body.ts';
import { expense } from '../expense.entity.ts';
import { EXPENSE_TEXTS } from '../expense.words.ts';
import { oweExpense } from './expense-debt.ts';
import { mayVerifyOwn } from './own-expense.ts';
import { papersOfExpense } from './papers-of-expense.ts';
import { claimPaid, postPaidAhead, savePaidAhead } from './pay-ahead.ts';
import { costOf, verifiedAs } from './verified-as.ts';

/**
 * Records an expense. What is paid of it at once is a payment of its own; whoever may verify can do that in the same
 * breath, and what is left to pay is owed then.
 */
export const recordExpense = defineCommand({
  name: 'expense.create',
  route: 'POST api/expense',
  permission: 'create_expense',
  sometimes: ['back_date_sale', 'create_payment', 'verify_expense', 'show_truck_on_expense'],
  idempotency: 'document',
  fields: expenseBody.fields,
  // Also an account of another branch of the business.
  elsewhere: ['payments.[].account_id'],
  answers: { entity: expense, form: 'row' },
  async run(context) {
    const { tx, branch, input: given } = context;
    await refuseWithoutRights(context, given);
    if (given.amount === 0n)
      throw new InvalidFields({ amount: { key: 'nothing_spent', words: EXPENSE_TEXTS.nothingSpent } });
    refuseFutureReceipt(context, given.receipt_date);
    const date = dayOfPosting(context, given.date);
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
    const spent = await tx.insert(expense, { ...row, number });
    await savePaidAhead(context, spent, payments);
    if (row.is_verified) await oweExpense(context, spent, date);
    return findRow(expense, given.id, context);
  },
});

async function refuseWithoutRights(
  context: CommandContext,
  { verify, payments, truck_id }: GivenExpense,
): Promise<void> {
  if (verify) requireToo(context, 'verify_expense');
  if (truck_id) requireToo(context, 'show_truck_on_expense');
  if (verify && !(await mayVerifyOwn(context))) throw OwnExpense();
  if ((payments ?? []).length > 0) requireToo(context, 'create_payment');
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
