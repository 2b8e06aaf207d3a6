import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { SERIES_LETTERS, type SeriesKind } from '../series-letters.ts';

/**
 * The next number of a kind of document in a branch: `KM0001`, a return `KMR0001`. Taken last in a transaction, because
 * its row is the one that all tills of a branch wait for; a transaction that fails leaves no gap.
 */
export async function takeNumber(tx: Tx, branchId: string, kind: SeriesKind, date: string): Promise<string> {
  const [taken] = await tx.query<{ last: number; abbreviation: string | null }>(
    `insert into number_series as s (business_id, branch_id, kind, year, last)
     values ((select ctx.biz()), $1, $2, $3, 1)
     on conflict (business_id, branch_id, kind, year) do update set last = s.last + 1
     returning s.last, (select b.abbreviation from ${branch.table} b where b.id = s.branch_id)`,
    [branchId, kind, Number(date.slice(0, 4))],
  );
  if (!taken) throw new Error('the counter of a series was not answered');
  return `${taken.abbreviation ?? ''}${SERIES_LETTERS[kind]}${String(taken.last).padStart(4, '0')}`;
}
