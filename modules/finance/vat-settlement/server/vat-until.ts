import { addDays } from '#core/business-day.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { CHART } from '../../ledger/chart.ts';
import { type Settled, settle } from '../vat-settlement.rules.ts';

/** What the VAT of a branch comes to up to a day, by its books as they are. */
export async function vatUntil(tx: Pick<Tx, 'query'>, branchId: string, day: string): Promise<Settled> {
  const [sums] = await tx.query<{ output: bigint; input: bigint }>(
    `select coalesce(sum(l.credit - l.debit) filter (where l.account_code = $3), 0)::bigint as output,
            coalesce(sum(l.debit - l.credit) filter (where l.account_code = $4), 0)::bigint as input
     from journal_lines l where l.branch_id = $1 and l.date < $2 and l.account_code in ($3, $4)`,
    [branchId, addDays(day, 1), CHART.vatOutput, CHART.vatInput],
  );
  return settle(sums?.output ?? 0n, sums?.input ?? 0n);
}
