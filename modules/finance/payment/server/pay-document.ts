import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { type Party, partyColumns } from '../../payable/party.rules.ts';
import { depositsOf, takeDeposit } from '../../payable/server/deposits.ts';
import type { Source } from '../../payable/server/documents.ts';
import { type DebtRow, lockDebtOf } from '../../payable/server/lock-debts.ts';
import { nameOfParty } from '../../payable/server/parties.ts';
import type { GivenMoney } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { claimReference } from './claim-reference.ts';
import { payDebts } from './pay-debts.ts';
import { readTerms } from './payment-terms.ts';
import { type PostedPayment, postPayment } from './post-payment.ts';
import { savePayment } from './save-payment.ts';

/**
 * Pays what a locked customer owes for one document by what was paid ahead and by money, never more than is owed. All of it is
 * written down before anything is posted, in the order of locks.
 */
export async function payDocument(
  context: CommandContext,
  party: Party,
  source: Source,
  given: readonly GivenMoney[],
): Promise<void> {
  const { tx, branch, actor } = context;
  const party_name = await nameOfParty(tx, party);
  let owed = await lockDebtOf(tx, source);
  const posted: PostedPayment[] = [];
  for (const one of given) {
    const terms = await readTerms(context, one, party.kind);
    if (!owed || one.amount > owed.remain_amount) throw NotFound();
    const isDeposit = one.mode === 'deposit';
    const taken = await takeDeposit(context, {
      ...{ party, party_name, date: terms.date, source: { kind: payment.name, id: one.id } },
      deposits: isDeposit ? await depositsOf(context, party) : [],
      amount: isDeposit ? one.amount : 0n,
    });
    await savePayment(tx, one, {
      ...{ party_name, kind: party.kind, direction: 'in', date: terms.date, ...partyColumns(party) },
      ...{ debts_amount: one.amount, deposit_amount: isDeposit ? -taken.own : 0n },
    });
    const paid: DebtRow = owed;
    [owed] = await payDebts(tx, [{ debt: paid, amount: one.amount }], {
      ...{ payment_id: one.id, account_id: one.account_id, date: terms.date },
    });
    posted.push({
      ...{ id: one.id, branch_id: branch.id, ...terms, direction: 'in' },
      ...{ parts: [{ debt: paid, amount: one.amount }], elsewhere: taken.elsewhere },
      deposit: { party, amount: isDeposit ? one.amount : 0n },
    });
  }
  for (const one of posted) await postPayment(tx, one, actor);
  for (const one of given) await claimReference(tx, one);
}
