import type { RowOf } from '#core/define-entity.ts';
import { isPosted, stateOf } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, money, moneyStyle } from '#core/money.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { ExpenseIsVoid, MoreThanRemains } from '../../errors.ts';
import { lockDebtOf } from '../../payable/server/lock-debts.ts';
import { settle } from '../../payable/server/settle.ts';
import { payment } from '../../payment/payment.entity.ts';
import { PAYMENT_TEXTS } from '../../payment/payment.words.ts';
import { dayOfPosting } from '../../payment/server/day-of-posting.ts';
import { feeOf } from '../../payment/server/fee-of.ts';
import { payDebts } from '../../payment/server/pay-debts.ts';
import { paidElsewhere } from '../../payment/server/payments-elsewhere.ts';
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
  // Also an account of another branch of the business.
  elsewhere: ['account_id'],
  answers: { entity: payment, form: 'row' },
  async run(context) {
    const { tx, input: given } = context;
    const date = dayOfPosting(context, given.date);
    const [part] = await readPayments(context, [given], undefined, { anywhere: true });
    if (!part) throw NotFound();
    const spent = await lockToPay(context, given.expense_id);
    if (stateOf(expense, spent)?.books === 'reversed') throw ExpenseIsVoid();
    refuseAbove(context, given.amount, spent.remain_amount);
    const paid = { ...part, id: given.id, date, remarks: given.remarks, fee: feeOf(given, 'out') };
    if (isPosted(expense, spent)) await payDebt(context, paid, spent);
    else {
      refuseEarlier(date, spent.date);
      await postPaidAhead(context, spent, [paid]);
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
  const parts = [{ debt: owed, amount }];
  const place = { branch_id: branch.id, money_in: paid.lies_in };
  await savePayment(
    tx,
    { ...paid, remarks },
    {
      ...{ party_name, kind: 'expense', direction: 'out', date, customer_id: null, supplier_id, expense_id },
      ...{ debts_amount: amount, deposit_amount: 0n, fee },
      elsewhere: paidElsewhere({ ...place, parts }, amount),
    },
  );
  await payDebts(tx, parts, { payment_id: id, account_id, date, remarks });
  const posted = { ...place, id, date, money: paid.ledger_code, direction: 'out' } as const;
  await postPayment(tx, { ...posted, parts, deposit: null, fee }, actor);
}

/** An expense of this branch, or of another one in which the caller may pay as well and that has the same currency. */
async function lockToPay(context: CommandContext, id: string): Promise<RowOf<typeof expense>> {
  const { tx, branch } = context;
  const [found] = await tx.query<RowOf<typeof expense> & { currency: string }>(
    `select x.*, b.currency from ${expense.table} x
     join ${branchEntity.table} b on b.business_id = x.business_id and b.id = x.branch_id
     where x.id = $1 and x.branch_id = any($2) and x.deleted_at is null for no key update of x`,
    [id, [branch.id, ...workplaces(context)]],
  );
  if (!found) throw NotFound();
  const { currency, ...spent } = found;
  if (currency !== branch.currency)
    throw new InvalidFields({ account_id: { key: 'other_currency', words: PAYMENT_TEXTS.otherCurrency } });
  return spent;
}

function refuseAbove({ branch }: CommandContext, amount: bigint, remain: Money): void {
  if (amount > remain) throw MoreThanRemains({ remain: formatExact(remain, moneyStyle(branch)) });
}
