import { lowestIdAt } from '#core/ids.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** What is free to sell of each of these products in a store, over all batches: what lies there and is promised to nobody. */
export async function stockInStore(
  tx: Tx,
  storeId: string,
  productIds: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await tx.query<{ product_id: string; quantity: bigint }>(
    `select product_id, sum(quantity - reserved)::bigint as quantity from stock_levels
     where store_id = $1 and product_id = any($2::uuid[]) group by product_id`,
    [storeId, productIds],
  );
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** What lies of each batch of some products in a store, promised to somebody or not. */
export function levelsInStore(
  tx: Pick<Tx, 'query'>,
  storeId: string,
  productIds: readonly string[],
): Promise<{ product_id: string; batch_id: string; quantity: bigint }[]> {
  return tx.query(
    `select product_id, batch_id, quantity from stock_levels
     where store_id = $1 and product_id = any($2::uuid[]) and quantity <> 0`,
    [storeId, productIds],
  );
}

/** Out of which store documents took their goods, by document; of several the first by its id. */
export async function storesTakenFrom(
  tx: Pick<Tx, 'query'>,
  documents: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; store_id: string }>(
    `select source_id as id, min(store_id::text) as store_id from stock_movements
     where source_id = any($1::uuid[]) and quantity < 0 group by source_id`,
    [documents],
  );
  return new Map(rows.map(({ id, store_id }) => [id, store_id]));
}

/** The products that moved in a branch since an instant. */
export async function movedSince(tx: Tx, branchId: string, since: Date): Promise<string[]> {
  const rows = await tx.query<{ product_id: string }>(
    'select distinct product_id from stock_movements where branch_id = $1 and id >= $2',
    [branchId, lowestIdAt(since)],
  );
  return rows.map(({ product_id }) => product_id);
}

/** The products that left a branch in sales most often since an instant, best first. */
export async function soldMost(tx: Tx, branchId: string, since: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ product_id: string }>(
    `select product_id from stock_movements
     where branch_id = $1 and id >= $2 and kind = 'sale'
     group by product_id order by count(*) desc, product_id limit $3`,
    [branchId, lowestIdAt(since), limit],
  );
  return rows.map(({ product_id }) => product_id);
}

/** What the caller's stores hold of each of these products, and their share of what the branch has of it is worth (A4). */
export async function stockOfCaller(
  tx: Tx,
  { actor, branch }: Pick<ActorContext, 'actor' | 'branch'>,
  productIds: readonly string[],
): Promise<Map<string, { quantity: bigint; value: bigint }>> {
  if (actor.store_ids.length === 0) return stockOfBranch(tx, branch.id, productIds);
  const rows = await tx.query<{ product_id: string; quantity: bigint; value: bigint }>(
    `select v.product_id, held.quantity, coalesce(round(v.value * held.quantity / nullif(v.quantity, 0)), 0)::bigint as value
     from stock_values v, lateral (
       select coalesce(sum(l.quantity), 0)::bigint as quantity from stock_levels l
       where l.product_id = v.product_id and l.store_id = any($3)) held
     where v.branch_id = $1 and v.product_id = any($2::uuid[])`,
    [branch.id, productIds, actor.store_ids],
  );
  return new Map(rows.map(({ product_id, ...share }) => [product_id, share]));
}

/** What a branch holds of each of these products over all its stores, and what it is worth; what was never there is absent. */
export async function stockOfBranch(
  tx: Tx,
  branchId: string,
  productIds: readonly string[],
): Promise<Map<string, { quantity: bigint; value: bigint }>> {
  const rows = await tx.query<{ product_id: string; quantity: bigint; value: bigint }>(
    'select product_id, quantity, value from stock_values where branch_id = $1 and product_id = any($2::uuid[])',
    [branchId, productIds],
  );
  return new Map(rows.map(({ product_id, ...pool }) => [product_id, pool]));
}
