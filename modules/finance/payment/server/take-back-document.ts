import type { Work } from '#server-kit/command/work.ts';
import { releaseReferences } from '../../money-reference/server/claim-references.ts';
import type { Source } from '../../payable/server/documents.ts';
import { type LoweredDebt, lowerDebt } from '../../payable/server/lower-debt.ts';
import { voidDepositsOf } from '../../payable/server/spend-deposit.ts';
import { releasePapers } from '../../supplier-paper/server/enter-papers.ts';
import { releaseMessages } from '../../transaction-message/server/release-messages.ts';

/** Takes the money of a document back that is void: so much of it is owed no more, and what was paid ahead is there again. */
export async function takeBackMoney(tx: Work, source: Source, amount: bigint): Promise<LoweredDebt> {
  const lowered = await lowerDebt(tx, source, amount);
  await voidDepositsOf(tx, source);
  return lowered;
}

/** Lets go of what a document had claimed, for the right one may: references, papers, and texts. Comes after the books. */
export async function releaseClaims(tx: Work, source: Source): Promise<void> {
  await releaseReferences(tx, source);
  await releasePapers(tx, source);
  await releaseMessages(tx, source);
}
