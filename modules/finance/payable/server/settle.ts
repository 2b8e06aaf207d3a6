import type { Work } from '#server-kit/command/work.ts';
import { movePaid, type Source } from './documents.ts';

/** A payment has covered so much of a document; a payment that is voided uncovers it by an amount below zero. */
export async function settle(tx: Work, source: Source, amount: bigint): Promise<void> {
  await movePaid(tx, source, { paid: amount, remain: -amount });
}
