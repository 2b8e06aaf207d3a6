import { InvalidFields } from '#core/errors.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { beforeBooks } from '#server-kit/command/books-begin.ts';
import type { Exception } from '#server-kit/command/exception.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { BooksLocked, LockReasonNeeded } from '../../errors.ts';
import { YEAR_CLOSE } from '../closing-entries.ts';
import { LEDGER_TEXTS } from '../ledger.words.ts';

/** A day in the books of a branch. */
export interface DayInBooks {
  branch_id: string;
  date: string;
  /** What is dated so; a closing of a year lies on a day that it locks itself, and is taken back there. */
  source?: { kind: string };
}

interface BranchBooks {
  id: string;
  currency: string;
  lock_date: string | null;
  soft_lock_date: string | null;
  books_begin: string;
}

/**
 * Refuses a day before the first of the books of the business, and one on or before the one up to which the books of its branch are locked; answers the currency of each branch.
 * Goods that move and post nothing, such as free ones, ask it as well: what lay where on a locked day no longer changes. They
 * hold no branch, for other things are locked after them, and the books are the same whether they are just before or behind.
 */
export async function requireOpenBooks(
  tx: Tx & { exception?: Exception },
  days: readonly DayInBooks[],
  { holds = true } = {},
): Promise<ReadonlyMap<string, string>> {
  // Shared: whoever locks the books waits for the postings under way, postings do not wait for each other.
  const branches = await tx.query<BranchBooks>(
    `select b.id, b.currency, b.lock_date, b.soft_lock_date, f.books_begin from ${branchEntity.table} b
     join ${business.table} f on f.id = b.business_id
     where b.id = any($1) order by b.id ${holds ? 'for share of b' : ''}`,
    [[...new Set(days.map(({ branch_id }) => branch_id))]],
  );
  const open = new Map(branches.map((branch) => [branch.id, branch]));
  for (const { branch_id, date, source } of days) {
    const branch = open.get(branch_id);
    if (!branch) throw new Error(`an entry names the branch ${branch_id}, which does not exist`);
    if (date < branch.books_begin) throw new InvalidFields({ date: beforeBooks(branch.books_begin) });
    if (source?.kind === YEAR_CLOSE) continue;
    if (branch.lock_date && date <= branch.lock_date) throw BooksLocked({ date: branch.lock_date });
    if (branch.soft_lock_date && date <= branch.soft_lock_date)
      requireException(tx, branch_id, branch.soft_lock_date);
  }
  return new Map(branches.map(({ id, currency }) => [id, currency]));
}

/** The right to write into days that are closed for the others (docs/decisions/0128). */
const PAST_SOFT_LOCK = 'post_in_locked_days';

/** A soft lock holds for everybody but whoever has the right of that branch and says why; both go on record. */
function requireException(
  { exception }: { exception?: Exception },
  branchId: string,
  softly_until: string,
): void {
  if (!exception?.holds(PAST_SOFT_LOCK, branchId)) throw BooksLocked({ date: softly_until });
  if (!exception.reason) throw LockReasonNeeded({ date: softly_until });
  exception.use(LEDGER_TEXTS.inLockedDays);
}
