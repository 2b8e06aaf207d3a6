import { newId } from '#core/ids.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { debt } from '../../debt/debt.entity.ts';
import { DepositTooSmall, MoreThanRemains } from '../../errors.ts';
import { type DepositThere, depositIn } from '../../payable/deposit.rules.ts';
import { PARTIES, type Party, partyOf } from '../../payable/party.rules.ts';
import { depositsOf, takeDeposit } from '../../payable/server/deposits.ts';
import type { DebtRow } from '../../payable/server/lock-debts.ts';
import { lockParty } from '../../payable/server/parties.ts';
import { type GivenForDebt, payDebtBody } from '../../payment/payment.body.ts';
import { payment } from '../../payment/payment.entity.ts';
import { claimReference } from '../../payment/server/claim-reference.ts';
import { feeOf } from '../../payment/server/fee-of.ts';
import { holdDebts, payDebts } from '../../payment/server/pay-debts.ts';
import { readTerms } from '../../payment/server/payment-terms.ts';
import { paidElsewhere } from '../../payment/server/payments-elsewhere.ts';
import { postPayment } from '../../payment/server/post-payment.ts';
import { savePayment } from '../../payment/server/save-payment.ts';
import { debtHistory } from '../debt-history.entity.ts';

/** Pays one debt, in or out, in whole or part, and never more than remains of it. */
export const payDebt = defineCommand({
  name: 'debt-history.create',
  route: 'POST api/debt-history',
  permission: 'create_debt_history',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: payDebtBody.fields,
  // Also an account of another branch of the business.
  elsewhere: ['account_id'],
  answers: { entity: debtHistory, form: 'row' },
  async run(context) {
    const { tx, branch, input: given } = context;
    const { owed, deposits } = await holdDebt(context, given);
    const depositor = depositorOf(owed);
    const terms = await readTerms(context, given, owed.kind === 'debtor' ? 'customer' : 'supplier');
    const payment_id = newId();
    const isDeposit = given.mode === 'deposit';
    const direction = owed.kind === 'debtor' ? 'in' : 'out';
    const fee = feeOf(given, direction);
    const { account_id, remarks } = given;
    const paid = { ...given, id: payment_id };
    const taken =
      isDeposit && depositor
        ? await takeDeposit(context, {
            ...{ party: depositor, party_name: owed.party_name ?? '', date: terms.date, deposits },
            ...{ source: { kind: payment.name, id: payment_id }, amount: given.amount },
          })
        : { own: 0n, elsewhere: [] };
    const parts = [{ debt: owed, amount: given.amount }];
    const place = { branch_id: branch.id, money_in: terms.money_in };
    await savePayment(tx, paid, {
      elsewhere: paidElsewhere({ ...place, parts }, given.amount),
      party_name: owed.party_name,
      kind: owed.source_kind === 'expense' ? 'expense' : owed.kind === 'debtor' ? 'customer' : 'supplier',
      direction,
      expense_id: owed.source_kind === 'expense' ? owed.source_id : null,
      customer_id: owed.customer_id,
      supplier_id: owed.supplier_id,
      debts_amount: given.amount,
      deposit_amount: -taken.own,
      date: terms.date,
      fee,
    });
    await payDebts(tx, parts, {
      payment_id,
      account_id,
      date: terms.date,
      remarks,
      history_id: given.id,
    });
    const deposit = isDeposit && depositor ? { party: depositor, amount: given.amount } : null;
    const { elsewhere } = taken;
    const posted = {
      id: payment_id,
      branch_id: branch.id,
      ...terms,
      direction,
      parts,
      deposit,
      elsewhere,
      fee,
    } as const;
    await postPayment(tx, posted, context.actor);
    await claimReference(tx, paid);
    return findRow(debtHistory, given.id, context);
  },
});

/** Whose deposit can pay a debt: the customer's his own debts, ours with the supplier what is owed there. */
function depositorOf(owed: DebtRow): Party | null {
  const party = partyOf(owed);
  return party && PARTIES[party.kind].debts === owed.kind ? party : null;
}

/** The debt, locked after its party and its document, once it is known that so much of it remains. */
async function holdDebt(
  context: CommandContext,
  given: GivenForDebt,
): Promise<{ owed: DebtRow; deposits: readonly DepositThere[] }> {
  const { amount, mode, debt_id } = given;
  const { tx, branch } = context;
  const seen = await findRow(debt, debt_id, context);
  const party = partyOf(seen);
  if (party) await lockParty(tx, party);
  const [owed] = await holdDebts(tx, [seen]);
  const remain = owed?.remain_amount ?? 0n;
  if (!owed || remain < amount) throw MoreThanRemains({ remain: formatExact(remain, moneyStyle(branch)) });
  const depositor = mode === 'deposit' ? depositorOf(owed) : null;
  const deposits = depositor ? await depositsOf(context, depositor) : [];
  const deposit = depositIn(deposits);
  if (mode === 'deposit' && deposit < amount)
    throw DepositTooSmall({ deposit: formatExact(deposit, moneyStyle(branch)) });
  return { owed, deposits };
}
