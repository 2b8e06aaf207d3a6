import { LARGEST_MONEY, storable } from '#core/money.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Entry } from './post-entries.ts';

/** An amount below this needs more than a thousand of its like to make a balance that is too large, and is not asked about. */
const LARGE = LARGEST_MONEY / 1000n;

/**
 * Refuses entries after which an account of the business holds more than the wire carries exactly: its balance could never
 * be shown again. Asked once the entries stand in the months; all but absurd amounts cost nothing.
 */
export async function requireStorableBalances(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const lines = entries.flatMap((entry) => entry.lines);
  for (const { debit = 0n, credit = 0n } of lines) storable(debit + credit);
  const large = lines.filter(({ debit = 0n, credit = 0n }) => debit + credit > LARGE);
  if (large.length === 0) return;
  const balances = await tx.query<{ balance: string }>(
    `select sum(debit - credit)::text as balance from account_months where account_code = any($1) group by account_code`,
    [[...new Set(large.map(({ account }) => account))]],
  );
  for (const { balance } of balances) storable(BigInt(balance));
}
