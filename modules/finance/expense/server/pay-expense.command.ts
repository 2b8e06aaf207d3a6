import { isPosted, stateOf } from '#core/define-states.ts';
import { formatExact, type Money, money, moneyStyle } from '#core/money.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { ExpenseIsVoid, MoreThanRemains } from '../../errors.ts';
import { lockDebtOf } from '../../payable/server/lock-debts.ts';
import { settle } from '../../payable/server/settle.ts';
import { payment } from '../../payment/payment.entity.ts';
import { dayOfPosting } from '../../payment/server/day-of-posting.ts';
import { feeOf } from '../../payment/server/fee-of.ts';
import { payDebts } from '../../payment/server/pay-debts.ts';
import { postPayment } from '../../payment/server/post-payment.ts';
import { readPayments } from '../../payment/server/read-money.ts';
import { savePayment } from '../../payment/server/save-payment.ts';
import { payExpenseBody } from '../expense.body.ts';
import { expense } from '../expense.entity.ts';
import { claimPaid, type PaymentAhead, postPaidAhead, savePaidAhead } from './pay-ahead.ts';

/** Pays an expense in whole or part: its debt where it is verified, ahead where it is not; never more than remains (A23). */
export const payExpense = defineCommand({
  name: 'expense.pay',
  route: 'POST api/expense/pay',
  permission: 'create_payment',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: payExpenseBody.fields,
  answers: { entity: payment, form: 'row' },
  async run(context) {
    const { tx, input: given } = context;
    const date = dayOfPosting(context, given.date);
    const [part] = await readPayments(context, [given]);
    if (!part) throw NotFound();
    const spent = await tx.lock(expense, given.expense_id);
    if (stateOf(expense, spent)?.books === 'reversed') throw ExpenseIsVoid();
    refuseAbove(context, given.amount, spent.remain_amount);
    const paid = { ...part, id: given.id, date, remarks: given.remarks, fee: feeOf(given, 'out') };
    if (isPosted(expense, spent)) await payDebt(context, paid, spent);
    else {
      refuseEarlier(date, spent.date);
      await postPaidAhead(context, [paid]);
      await savePaidAhead(context, spent, [paid]);
      await settle(tx, { kind: expense.name, id: spent.id }, paid.amount);
    }
    await claimPaid(tx, [paid]);
    return findRow(payment, given.id, context);
  },
});

/** Pays the debt that a verified expense left open. */
async function payDebt(
  context: CommandContext,
  paid: PaymentAhead,
  { id: expense_id }: { id: string },
): Promise<void> {
  const { tx, branch, actor } = context;
  const { id, date, amount, account_id, fee, remarks = null } = paid;
  const owed = await lockDebtOf(tx, { kind: expense.name, id: expense_id });
  refuseAbove(context, amount, owed?.remain_amount ?? money(0n));
  if (!owed) throw NotFound();
  const { party_name, supplier_id } = owed;
  await savePayment(
    tx,
    { ...paid, remarks },
    {
      ...{ party_name, kind: 'expense', direction: 'out', date, customer_id: null, supplier_id, expense_id },
      ...{ debts_amount: amount, deposit_amount: 0n, fee },
    },
  );
  const parts = [{ debt: owed, amount }];
  await payDebts(tx, parts, { payment_id: id, account_id, date, remarks });
  const posted = { id, branch_id: branch.id, date, money: paid.ledger_code, direction: 'out' } as const;
  await postPayment(tx, { ...posted, parts, deposit: null, fee }, actor);
}

function refuseAbove({ branch }: CommandContext, amount: bigint, remain: Money): void {
  if (amount > remain) throw MoreThanRemains({ remain: formatExact(remain, moneyStyle(branch)) });
}
