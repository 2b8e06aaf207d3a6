import type { Tx } from '#server-kit/db/transaction.ts';

/** Whether a module has anything of a branch that its currency, its abbreviation and its being there must be kept for. */
export type BookCheck = (tx: Tx, branchId: string) => Promise<boolean>;

const checks: BookCheck[] = [];

/** A module that posts for branches says here how to find out; called once, when its server half is loaded. */
export function addBookCheck(check: BookCheck): void {
  checks.push(check);
}

/** Whether anything was ever posted or numbered in a branch. */
export async function haveBooksBegun(tx: Tx, branchId: string): Promise<boolean> {
  for (const check of checks) if (await check(tx, branchId)) return true;
  return false;
}
