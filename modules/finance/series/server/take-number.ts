import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { SERIES_LETTERS, type SeriesKind } from '../series-letters.ts';

/**
 * The next number of a kind of document in a branch: `KM0001`, a return `KMR0001`. Its series begins again with each year,
 * so a number of another year than the first one of the branch carries its year: `KM0001-2027`, and no number of a branch
 * stands twice (decision 40). Taken last in a transaction, because its row is the one that all tills of a branch wait
 * for; a transaction that fails leaves no gap.
 */
export async function takeNumber(tx: Tx, branchId: string, kind: SeriesKind, date: string): Promise<string> {
  const year = Number(date.slice(0, 4));
  const [taken] = await tx.query<{ last: number; abbreviation: string | null; first_year: number | null }>(
    `insert into number_series as s (business_id, branch_id, kind, year, last)
     values ((select ctx.biz()), $1, $2, $3, 1)
     on conflict (business_id, branch_id, kind, year) do update set last = s.last + 1
     returning s.last, (select b.abbreviation from ${branch.table} b where b.id = s.branch_id),
               (${FIRST_YEAR}) as first_year`,
    [branchId, kind, year, FIRST],
  );
  if (!taken) throw new Error('the counter of a series was not answered');
  const first = taken.first_year ?? (await keepFirstYear(tx, branchId));
  const number = String(taken.last).padStart(4, '0');
  return `${taken.abbreviation ?? ''}${SERIES_LETTERS[kind]}${number}${year === first ? '' : `-${year}`}`;
}

/** The row beside the counters of a branch that says, as its `last`, in which year they began. */
const FIRST = 'first year';
const FIRST_YEAR = 'select f.last from number_series f where f.branch_id = $1 and f.kind = $4 and f.year = 0';

/** Settles it with the first number that is ever taken. Two tills that take one at once wait for each other and read the same. */
async function keepFirstYear(tx: Tx, branchId: string): Promise<number> {
  await tx.query(
    `insert into number_series (business_id, branch_id, kind, year, last)
     select (select ctx.biz()), $1, $2, 0, min(year) from number_series where branch_id = $1
     on conflict (business_id, branch_id, kind, year) do nothing`,
    [branchId, FIRST],
  );
  const [kept] = await tx.query<{ last: number }>(
    'select last from number_series where branch_id = $1 and kind = $2 and year = 0',
    [branchId, FIRST],
  );
  if (!kept) throw new Error('the first year of the numbers of a branch was not kept');
  return kept.last;
}
