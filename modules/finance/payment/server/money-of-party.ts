import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { accountForMoney } from '../../account/server/account-for-money.ts';
import type { Party } from '../../payable/party.rules.ts';
import type { Source } from '../../payable/server/documents.ts';
import type { GivenMoney } from '../payment.body.ts';
import { payBack } from './pay-back.ts';
import { payDocuments } from './pay-documents.ts';

/** A payment of today that a step of a document makes by itself. */
export const paidBy = <M extends Pick<GivenMoney, 'mode' | 'account_id'>>(
  of: M,
  amount: bigint,
  reference: string | null = null,
) => ({ ...{ id: newId(), ...of, amount: money(amount), reference }, remarks: null, date: null });

/** What was paid ahead pays so much of a document whose debt is open; nothing where there is none. */
export async function payByDeposit(
  context: CommandContext,
  { party, source }: { party: Party; source: Source },
  amount: bigint,
): Promise<void> {
  if (amount <= 0n) return;
  const payments = [paidBy({ mode: 'deposit', account_id: null }, amount)];
  await payDocuments(context, [{ party, source, payments }]);
}

/** Pays what is left of a deposit back out of the account that is named; where none is, it stays with the house as his. */
export async function giveBack(
  context: CommandContext,
  party: Party,
  { account_id, field }: { account_id: string | null | undefined; field?: string },
  left: bigint,
): Promise<void> {
  if (!account_id || left <= 0n) return;
  requireToo(context, 'create_payment');
  const out = await accountForMoney(context, account_id, field);
  await payBack(context, party, paidBy(out, left));
}
