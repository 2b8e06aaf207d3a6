import type { Work } from '#server-kit/command/work.ts';
import { payment } from '../../payment/payment.entity.ts';
import { nameOfCustomer } from './customers.ts';
import type { Source } from './documents.ts';
import type { Party } from './open-debt.ts';

/** What a document owes a customer and keeps for the next purchase. */
export interface NewDeposit {
  branch: { id: string };
  party: Party;
  source: Source;
  amount: bigint;
  date: string;
}

/** Keeps what goods brought back were worth as the customer's deposit. The document itself posts the line on 2100. */
export async function keepDeposit(
  tx: Work,
  { branch, party, source, amount, date }: NewDeposit,
): Promise<string> {
  const kept = await tx.insert(payment, {
    branch_id: branch.id,
    party_name: await nameOfCustomer(tx, party.id),
    kind: 'customer',
    direction: 'in',
    customer_id: party.id,
    amount,
    debts_amount: 0n,
    deposit_amount: amount,
    mode: 'deposit',
    date,
    source_kind: source.kind,
    source_id: source.id,
    status: 'posted',
  } as never);
  return kept.id;
}
