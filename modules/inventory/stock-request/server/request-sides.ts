import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { BranchBooksLocked, OtherCurrency } from '../../errors.ts';
import { isBetweenBranches, type PostedRequest } from '../stock-request-posting.rules.ts';

/** A branch at one end of a request. */
interface Side {
  id: string;
  name: string;
  currency: string;
  lock_date: string | null;
}

type Ends = Pick<PostedRequest, 'from_branch_id' | 'to_branch_id'>;

/** The two branches of a request; within a branch both are one. */
export async function sidesOf(
  tx: Tx,
  { from_branch_id, to_branch_id }: Ends,
): Promise<{ from: Side; to: Side }> {
  const rows = await tx.query<Side>(
    `select id, name, currency, lock_date::text as lock_date from ${branch.table} where id = any($1)`,
    [[from_branch_id, to_branch_id]],
  );
  const of = (id: string) => {
    const side = rows.find((row) => row.id === id);
    if (!side) throw new Error(`a request names the branch ${id}, which does not exist`);
    return side;
  };
  return { from: of(from_branch_id), to: of(to_branch_id) };
}

/** Goods carry their value from one branch to another, so both must count it in the same money; the sentence names the other one. */
export function refuseOtherCurrency({ from, to }: { from: Side; to: Side }, hereId: string): void {
  if (from.currency !== to.currency)
    throw OtherCurrency({ branch: from.id === hereId ? to.name : from.name });
}

/** Goods that arrive from another branch stand in the books of both on one day: refused with the name of the one that is closed. */
export async function refuseLockedSides(tx: Tx, request: Ends, date: string): Promise<void> {
  if (!isBetweenBranches(request)) return;
  const { from, to } = await sidesOf(tx, request);
  for (const { name, lock_date } of [from, to])
    if (lock_date && date <= lock_date) throw BranchBooksLocked({ branch: name, date: lock_date });
}
