import type { Work } from '#server-kit/command/work.ts';
import { claimReferences } from '../../money-reference/server/claim-references.ts';
import type { GivenMoney } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { referencesOf } from './read-money.ts';

/** The transfer that a wallet or bank names pays once, here as at the till. Taken last, when all else is locked. */
export async function claimReference(tx: Work, paid: GivenMoney): Promise<void> {
  await claimReferences(tx, { kind: payment.name, id: paid.id }, referencesOf([paid]));
}
