import { divideRounded } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import { product } from '../../product/product.entity.ts';
import { EMPTY_POOL, type Pool } from '../cost.rules.ts';

/**
 * The pools of some products in a branch, locked until the end of the transaction in the order of the products' ids.
 * Missing ones are made first, in that order too: made after a lock, two tills could wait for each other.
 */
export async function lockPools(
  tx: Tx,
  branchId: string,
  lines: readonly { product_id: string }[],
): Promise<Map<string, Pool>> {
  const products = [...new Set(lines.map(({ product_id }) => product_id))].sort();
  tx.send(
    `insert into stock_values (business_id, product_id, branch_id)
     select (select ctx.biz()), n.id, $2 from unnest($1::uuid[]) with ordinality n(id, place) order by place
     on conflict (business_id, product_id, branch_id) do nothing`,
    [products, branchId],
  );
  const rows = await tx.query<Pool & { product_id: string }>(
    `select product_id, quantity, value, known_quantity, known_value
     from stock_values where product_id = any($1) and branch_id = $2
     order by product_id for update`,
    [products, branchId],
  );
  return new Map(rows.map(({ product_id, ...pool }) => [product_id, pool]));
}

/** The same pools as they are, not locked; of those that were never made nothing. */
export async function readPools(
  tx: Tx,
  branchId: string,
  lines: readonly { product_id: string }[],
): Promise<Map<string, Pool>> {
  const products = [...new Set(lines.map(({ product_id }) => product_id))].sort();
  const rows = await tx.query<Pool & { product_id: string }>(
    `select product_id, quantity, value, known_quantity, known_value
     from stock_values where product_id = any($1) and branch_id = $2`,
    [products, branchId],
  );
  const known = new Map(rows.map(({ product_id, ...pool }) => [product_id, pool]));
  return new Map(products.map((id) => [id, known.get(id) ?? EMPTY_POOL]));
}

/** What a branch pays for products, as its lists show it: the cost of goods of which nothing better is known (A9). */
export async function buyingPrices(
  tx: Tx,
  branchId: string,
  products: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.query<{ product_id: string; buying_price: bigint | null }>(BUYING_PRICES, [
    products,
    branchId,
  ]);
  return new Map(rows.map(({ product_id, buying_price }) => [product_id, buying_price ?? 0n]));
}

/**
 * What goods would cost if they left now: their share of the pool, or what a branch pays for them where it holds none. Nothing is
 * locked: it is a figure to judge a price by, and not the cost that is posted as they leave.
 */
export async function costsNow(
  tx: Tx,
  branchId: string,
  lines: readonly { product_id: string; base_quantity: bigint; is_service: boolean }[],
): Promise<bigint[]> {
  const pools = await readPools(tx, branchId, lines);
  const prices = await buyingPrices(tx, branchId, [...pools.keys()]);
  return lines.map(({ product_id, base_quantity, is_service }) => {
    if (is_service) return 0n;
    const { quantity, value } = pools.get(product_id) ?? EMPTY_POOL;
    return quantity > 0n
      ? divideRounded(value * base_quantity, quantity)
      : divideRounded((prices.get(product_id) ?? 0n) * base_quantity, ONE_UNIT);
  });
}

const BUYING_PRICES = `
select n.product_id, own.buying_price from unnest($1::uuid[]) n(product_id)
${branchValues(product, { id: 'n.product_id', branch: '$2', as: 'own' })}`;

/** Keeps the pools as they are after a movement. */
export function writePools(tx: Tx, branchId: string, pools: ReadonlyMap<string, Pool>): void {
  const kept = [...pools.values()];
  tx.send(
    `update stock_values v
     set quantity = n.quantity, value = n.value, known_quantity = n.known_quantity, known_value = n.known_value
     from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
       n(product_id, quantity, value, known_quantity, known_value)
     where v.product_id = n.product_id and v.branch_id = $1`,
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

/**
 * Locks the pools of what a document will move before anything else of it is locked, so that whoever must look at the
 * document first keeps the order of all: stock, then debts, then documents (accounting.md 4.7).
 */
export async function holdPools(tx: Tx, branchId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await lockPools(
    tx,
    branchId,
    productIds.map((product_id) => ({ product_id })),
  );
}
