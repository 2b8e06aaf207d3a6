import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { BooksLocked } from '../../errors.ts';

/** A day in the books of a branch. */
export interface DayInBooks {
  branch_id: string;
  date: string;
}

/**
 * Refuses a day on or before the one up to which the books of its branch are locked; answers the currency of each branch.
 * Goods that move and post nothing, such as free ones, ask it as well: what lay where on a locked day no longer changes. They
 * hold no branch, for other things are locked after them, and the books are the same whether they are just before or behind.
 */
export async function requireOpenBooks(
  tx: Tx,
  days: readonly DayInBooks[],
  { holds = true } = {},
): Promise<ReadonlyMap<string, string>> {
  // Shared: whoever locks the books waits for the postings under way, postings do not wait for each other.
  const branches = await tx.query<{ id: string; currency: string; lock_date: string | null }>(
    `select id, currency, lock_date from ${branchEntity.table} where id = any($1) order by id ${holds ? 'for share' : ''}`,
    [[...new Set(days.map(({ branch_id }) => branch_id))]],
  );
  const open = new Map(branches.map((branch) => [branch.id, branch]));
  for (const { branch_id, date } of days) {
    const branch = open.get(branch_id);
    if (!branch) throw new Error(`an entry names the branch ${branch_id}, which does not exist`);
    if (branch.lock_date && date <= branch.lock_date) throw BooksLocked({ date: branch.lock_date });
  }
  return new Map(branches.map(({ id, currency }) => [id, currency]));
}
