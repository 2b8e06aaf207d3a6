import type { RowOf } from '#core/define-entity.ts';
import { type Money, money, ZERO_MONEY } from '#core/money.ts';
import type { Work } from '#server-kit/command/work.ts';
import type { PartyColumns } from '../../payable/party.rules.ts';
import type { GivenMoney } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import type { ForeignMoney } from './foreign-money.ts';
import type { PaidElsewhere } from './payments-elsewhere.ts';

/** Whose a payment is, and what it does: in or out, so much to debts and so much to what was paid ahead. */
interface Meant
  extends Pick<RowOf<typeof payment>, 'party_name' | 'kind' | 'direction' | 'date'>,
    PartyColumns {
  debts_amount: bigint;
  deposit_amount: bigint;
  expense_id?: string | null;
  /** What the system was paid for. */
  system?: Pick<RowOf<typeof payment>, 'system_type' | 'days' | 'covers_from' | 'parts'>;
  /** What was taken beside it; none where left out. */
  fee?: Money | undefined;
  /** What was given in another currency; nothing where left out. */
  foreign?: ForeignMoney | null;
  /** Other branches that find it in their lists. */
  elsewhere?: readonly PaidElsewhere[];
}

/** Writes a payment down as it was given, also for the other branches that it is of; debts, books and its reference follow. */
export async function savePayment(
  tx: Work,
  given: GivenMoney,
  { fee = ZERO_MONEY, elsewhere = [], expense_id, system, foreign, ...meant }: Meant,
): Promise<void> {
  const { account_id, mode, reference, remarks } = given;
  const said = { account_id, mode, status: 'posted' as const, reference, remarks };
  const { branch_id } = await tx.insert(payment, {
    ...meant,
    ...said,
    ...(expense_id ? { expense_id } : {}),
    ...(fee > 0n ? { fee } : {}),
    ...system,
    ...foreign,
    id: given.id,
    amount: given.amount,
  });
  for (const { branch_id: there, amount } of elsewhere)
    await tx.insert(payment, {
      ...{
        ...meant,
        ...said,
        ...(system ? { system_type: system.system_type } : {}),
        branch_id: there,
        recorded_in_id: branch_id,
        amount,
      },
      ...{ debts_amount: amount, deposit_amount: money(0n) },
      ...{ source_kind: payment.name, source_id: given.id },
    });
}
