import type { Tx } from '#server-kit/db/transaction.ts';
import { numbersToPayTo } from './numbers-to-pay-to.ts';

/** Where customers pay a branch in one word of a message: `M-PESA 5512345`, a wallet before a bank; null where it has neither. */
export async function howToPay(tx: Tx, branchId: string): Promise<string | null> {
  const ways = (await numbersToPayTo(tx, branchId)).filter(({ provider }) => provider);
  const [way] = [...ways.filter(({ kind }) => kind === 'mobile'), ...ways];
  return way ? `${way.provider} ${way.number}` : null;
}
