import type { Tx } from '#server-kit/db/transaction.ts';
import { type FeeTerms, USUAL_TERMS } from '../service-fee.rules.ts';

/** What the platform has settled of its fees, as one value of a question; nothing where it has settled nothing. */
export const FEE_TERMS = '(select to_jsonb(t) from ctx.fee_terms() t)';

/** What the platform has settled of its fees, or the usual; every business is told, for its branches live by it. */
export async function readFeeTerms(tx: Pick<Tx, 'query'>): Promise<FeeTerms> {
  const [settled] = await tx.query<FeeTerms>('select * from ctx.fee_terms()', []);
  return settled ?? USUAL_TERMS;
}
