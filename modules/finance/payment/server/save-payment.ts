import type { RowOf } from '#core/define-entity.ts';
import { type Money, ZERO_MONEY } from '#core/money.ts';
import type { Work } from '#server-kit/command/work.ts';
import type { PartyColumns } from '../../payable/party.rules.ts';
import type { GivenMoney } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';

/** Whose a payment is, and what it does: in or out, so much to debts and so much to what was paid ahead. */
interface Meant
  extends Pick<RowOf<typeof payment>, 'party_name' | 'kind' | 'direction' | 'date'>,
    PartyColumns {
  debts_amount: bigint;
  deposit_amount: bigint;
  expense_id?: string | null;
  /** What was taken beside it; none where left out. */
  fee?: Money | undefined;
}

/** Writes a payment down as it was given; debts, books and its reference follow. */
export async function savePayment(
  tx: Work,
  given: GivenMoney,
  { fee = ZERO_MONEY, ...meant }: Meant,
): Promise<void> {
  await tx.insert(payment, {
    ...meant,
    ...(fee > 0n ? { fee } : {}),
    id: given.id,
    amount: given.amount,
    account_id: given.account_id,
    mode: given.mode,
    status: 'posted',
    reference: given.reference,
    remarks: given.remarks,
  });
}
