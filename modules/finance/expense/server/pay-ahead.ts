import type { RowOf } from '#core/define-entity.ts';
import type { Money } from '#core/money.ts';
import type { Work } from '#server-kit/command/work.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { claimReferences } from '../../money-reference/server/claim-references.ts';
import { payment } from '../../payment/payment.entity.ts';
import { paidElsewhere } from '../../payment/server/payments-elsewhere.ts';
import { postPayment } from '../../payment/server/post-payment.ts';
import { type PaidPart, referencesOf } from '../../payment/server/read-money.ts';
import { savePayment } from '../../payment/server/save-payment.ts';
import type { expense } from '../expense.entity.ts';

/** A payment of an expense that is about to be made, on its day. */
export interface PaymentAhead extends PaidPart {
  id: string;
  date: string;
  remarks?: string | null;
  /** What the network or the bank takes beside it; none where left out. */
  fee?: Money;
}

/** Posts what is paid of an expense that is not verified yet: it waits in prepayments. */
export async function postPaidAhead(
  { tx, branch, actor }: CommandContext,
  spent: { branch_id: string },
  payments: readonly PaymentAhead[],
): Promise<void> {
  for (const { id, date, ledger_code, lies_in, amount, fee } of payments)
    await postPayment(
      tx,
      {
        ...{ id, branch_id: branch.id, date, money: ledger_code, money_in: lies_in, direction: 'out' },
        ...{ parts: [], deposit: null, ahead: { amount, branch_id: spent.branch_id }, fee },
      },
      actor,
    );
}

/** What a wallet or a bank names pays once. */
export async function claimPaid(tx: Work, payments: readonly PaymentAhead[]): Promise<void> {
  for (const paid of payments)
    await claimReferences(tx, { kind: payment.name, id: paid.id }, referencesOf([paid]));
}

/** Writes payments of an expense down that pay no debt; what is paid of the expense is the caller's. */
export async function savePaidAhead(
  { tx, branch }: CommandContext,
  {
    id,
    branch_id,
    number,
    title,
    supplier_id,
  }: Pick<RowOf<typeof expense>, 'id' | 'branch_id' | 'number' | 'title' | 'supplier_id'>,
  payments: readonly PaymentAhead[],
): Promise<void> {
  for (const { remarks = null, fee, ...paid } of payments)
    await savePayment(
      tx,
      { ...paid, remarks },
      {
        ...{ party_name: title ?? number, kind: 'expense', direction: 'out', date: paid.date },
        ...{ customer_id: null, supplier_id, expense_id: id, debts_amount: 0n, deposit_amount: 0n },
        fee,
        elsewhere: paidElsewhere(
          {
            ...{ branch_id: branch.id, money_in: paid.lies_in },
            parts: [{ debt: { branch_id }, amount: paid.amount }],
          },
          paid.amount,
        ),
      },
    );
}
