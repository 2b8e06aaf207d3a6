import { formatExact, type Money, moneyStyle } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { DepositTooSmall } from '../../errors.ts';
import { depositIn } from '../../payable/deposit.rules.ts';
import { PARTIES, type Party, partyColumns } from '../../payable/party.rules.ts';
import { depositsOf, takeDeposit } from '../../payable/server/deposits.ts';
import { nameOfParty } from '../../payable/server/parties.ts';
import type { GivenMoney } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { claimReference } from './claim-reference.ts';
import { feeOf } from './fee-of.ts';
import { readTerms } from './payment-terms.ts';
import { paidElsewhere } from './payments-elsewhere.ts';
import { postPayment } from './post-payment.ts';
import { savePayment } from './save-payment.ts';

/** Pays a locked party back what was paid ahead, never more than there is. */
export async function payBack(
  context: CommandContext,
  party: Party,
  given: GivenMoney & { fee?: Money | null },
): Promise<void> {
  const { tx, branch, actor } = context;
  const direction = PARTIES[party.kind].pays === 'in' ? ('out' as const) : ('in' as const);
  const terms = await readTerms(context, given, party.kind);
  const party_name = await nameOfParty(tx, party);
  const fee = feeOf({ fee: given.fee ?? null, mode: given.mode }, direction);
  const deposits = await depositsOf(context, party);
  const deposit = depositIn(deposits);
  if (deposit < given.amount) throw DepositTooSmall({ deposit: formatExact(deposit, moneyStyle(branch)) });
  const { own, elsewhere } = await takeDeposit(context, {
    ...{ party, party_name, date: terms.date, deposits, amount: given.amount },
    source: { kind: payment.name, id: given.id },
  });
  const place = { branch_id: branch.id, money_in: terms.money_in };
  await savePayment(tx, given, {
    elsewhere: paidElsewhere({ ...place, parts: [] }, given.amount),
    ...{ party_name, kind: party.kind, direction, ...partyColumns(party) },
    ...{ debts_amount: 0n, deposit_amount: -own, date: terms.date, fee },
  });
  const posted = { id: given.id, branch_id: branch.id, ...terms, direction, parts: [] };
  await postPayment(tx, { ...posted, deposit: { party, amount: given.amount }, elsewhere, fee }, actor);
  await claimReference(tx, given);
}
