import type { StockPosting } from '#core/trade/posting.ts';
import type { Actor } from '#server-kit/operation/caller.ts';
import { StoreNotAllowed } from '../../errors.ts';

type Worker = Pick<Actor, 'store_ids'>;

/** Whether somebody may move goods of a store of this branch: whoever is given stores works in those only, else in all. */
export function mayUseStore({ store_ids }: Worker, store_id: string): boolean {
  return store_ids.length === 0 || store_ids.includes(store_id);
}

/** Throws `store_not_allowed` (403) where somebody may not move goods of one of the stores. */
export function requireStores(actor: Worker, store_ids: readonly string[]): void {
  if (!store_ids.every((id) => mayUseStore(actor, id))) throw StoreNotAllowed();
}

/**
 * The same for the goods of a document: whoever sends goods needs the stores that they leave. Only where none leaves a
 * store does it matter which they come into, so that goods can be sent to a store of somebody else.
 */
export function requireStoresOfGoods(actor: Worker, lines: readonly StockPosting[]): void {
  const leaving = lines.filter(({ quantity }) => quantity < 0n);
  requireStores(
    actor,
    (leaving.length > 0 ? leaving : lines).map(({ store_id }) => store_id),
  );
}
