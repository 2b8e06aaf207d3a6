import type { Tx } from '#server-kit/db/transaction.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** Whether a module has anything of a branch that its currency, its abbreviation and its being there must be kept for. */
export type BooksBegun = (tx: Tx, branchId: string) => Promise<boolean>;

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** How modules that post for branches find out whether they have. */
    booksBegun: BooksBegun;
  }
}

/** Whether anything was ever posted or numbered in a branch. */
export async function haveBooksBegun(
  { services, tx }: Pick<ActorContext, 'services' | 'tx'>,
  branchId: string,
): Promise<boolean> {
  for (const begun of services.brought('booksBegun')) if (await begun(tx, branchId)) return true;
  return false;
}
