import type { Tx } from '#server-kit/db/transaction.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { WayToBePaid } from '../branch.entity.ts';

/** Where customers of a branch can pay without cash. */
export type WaysToBePaid = (tx: Tx, branchId: string) => Promise<WayToBePaid[]>;

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** Where the modules that keep money take it. */
    waysToBePaid: WaysToBePaid;
  }
}

/** All of them, for the papers of the branch. */
export async function waysToBePaid(
  { services, tx }: Pick<ActorContext, 'services' | 'tx'>,
  branchId: string,
): Promise<WayToBePaid[]> {
  const found: WayToBePaid[] = [];
  for (const ways of services.brought('waysToBePaid')) found.push(...(await ways(tx, branchId)));
  return found;
}
