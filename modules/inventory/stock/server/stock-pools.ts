import type { Tx } from '#server-kit/db/transaction.ts';
import type { Pool } from '../cost.rules.ts';

/** A pool with the price that goods take which leave before any were received. */
export type LockedPool = Pool & { buying_price: bigint };

/**
 * The pools of some products in a branch, locked until the end of the transaction in the order of the products' ids.
 * Missing ones are made first, in that order too: made after a lock, two tills could wait for each other.
 */
export async function lockPools(
  tx: Tx,
  branchId: string,
  lines: readonly { product_id: string }[],
): Promise<Map<string, LockedPool>> {
  const products = [...new Set(lines.map(({ product_id }) => product_id))].sort();
  await tx.query(
    `insert into stock_values (business_id, product_id, branch_id)
     select ctx.biz(), n.id, $2 from unnest($1::uuid[]) with ordinality n(id, place) order by place
     on conflict (business_id, product_id, branch_id) do nothing`,
    [products, branchId],
  );
  const rows = await tx.query<LockedPool & { product_id: string }>(
    `select v.product_id, v.quantity, v.value, v.known_quantity, v.known_value, coalesce(b.buying_price, 0) as buying_price
     from stock_values v
     left join product_branches b
       on b.business_id = v.business_id and b.product_id = v.product_id and b.branch_id = v.branch_id
     where v.product_id = any($1) and v.branch_id = $2
     order by v.product_id for update of v`,
    [products, branchId],
  );
  return new Map(rows.map(({ product_id, ...pool }) => [product_id, pool]));
}

/** Keeps the pools as they are after a movement. */
export async function writePools(
  tx: Tx,
  branchId: string,
  pools: ReadonlyMap<string, LockedPool>,
): Promise<void> {
  const kept = [...pools.values()];
  await tx.query(
    `update stock_values v
     set quantity = n.quantity, value = n.value, known_quantity = n.known_quantity, known_value = n.known_value
     from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
       n(product_id, quantity, value, known_quantity, known_value)
     where v.business_id = ctx.biz() and v.product_id = n.product_id and v.branch_id = $1`,
    [
      branchId,
      [...pools.keys()],
      kept.map(({ quantity }) => quantity),
      kept.map(({ value }) => value),
      kept.map(({ known_quantity }) => known_quantity),
      kept.map(({ known_value }) => known_value),
    ],
  );
}
