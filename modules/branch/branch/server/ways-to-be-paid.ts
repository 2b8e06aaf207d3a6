import type { Tx } from '#server-kit/db/transaction.ts';
import type { WayToBePaid } from '../branch.entity.ts';

/** Where customers of a branch can pay without cash. */
export type WaysToBePaid = (tx: Tx, branchId: string) => Promise<WayToBePaid[]>;

const modules: WaysToBePaid[] = [];

/** The module that keeps the money says here where a branch takes it; called once, when its server half is loaded. */
export function addWaysToBePaid(ways: WaysToBePaid): void {
  modules.push(ways);
}

/** All of them, for the papers of the branch. */
export async function waysToBePaid(tx: Tx, branchId: string): Promise<WayToBePaid[]> {
  const found: WayToBePaid[] = [];
  for (const ways of modules) found.push(...(await ways(tx, branchId)));
  return found;
}
