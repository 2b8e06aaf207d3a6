import { partOf, rounded, type Share } from './goods-arithmetic.ts';

/** Goods of one receipt that are left, of a product valued first in, first out. */
export interface Layer extends Share {
  value: bigint;
  /** What it was worth as it came. */
  came: bigint;
  document: string;
  line: number;
}

/** What a branch holds of a product, below zero where it sold goods before they came. */
export interface Pool {
  quantity: bigint;
  value: bigint;
  layers: Layer[];
  /** What so much of it was last known to cost: the cost of goods that leave before they came. */
  known: { quantity: bigint; value: bigint };
}

export const emptyPool = (): Pool => ({
  quantity: 0n,
  value: 0n,
  layers: [],
  known: { quantity: 0n, value: 0n },
});

/** What goods cost that are not there: as much as the last ones that were (accounting.md, Negative stock). */
export function costOfMissing({ known }: Pool, quantity: bigint): bigint {
  return known.quantity === 0n ? 0n : partOf(known.value, quantity, known.quantity);
}

/** Goods leave at the average, beyond what is there at the last known cost; answers what they cost. The pool is as before. */
export function costAtAverage(pool: Pool, quantity: bigint): bigint {
  const held = pool.quantity > 0n ? pool.quantity : 0n;
  const there = quantity < held ? quantity : held;
  if (pool.quantity !== 0n) learnCost(pool);
  return (there > 0n ? partOf(pool.value, there, held) : 0n) + costOfMissing(pool, quantity - there);
}

/** Goods come in. What of them fills a shortage takes out what the shortage had left at; answers how much that was of them. */
export function fill(pool: Pool, quantity: bigint, cost: bigint): bigint {
  const missing = pool.quantity < 0n ? -pool.quantity : 0n;
  const filled = quantity < missing ? quantity : missing;
  const [came, left] =
    filled > 0n ? [partOf(cost, filled, quantity), partOf(-pool.value, filled, missing)] : [0n, 0n];
  pool.quantity += quantity;
  pool.value += cost - came + left;
  return filled;
}

/** The cost of one piece is that of what is there or is missing; of neither, the last that was known. */
export function learnCost(pool: Pool, otherwise = pool.known): void {
  const { quantity, value } = pool;
  if (quantity === 0n) pool.known = otherwise;
  else pool.known = quantity > 0n ? { quantity, value } : { quantity: -quantity, value: -value };
}

/** What of a batch leaves the layers of a pool, own ones first; `missing` is what no layer had (A6). */
export function takeLayers(pool: Pool, { batch, quantity }: Share, isOwn: (layer: Layer) => boolean) {
  const there = pool.layers.filter((layer) => layer.batch === batch);
  const parts: (Share & { value: bigint })[] = [];
  let missing = quantity;
  for (const layer of [...there.filter(isOwn), ...there.filter((one) => !isOwn(one))]) {
    const taken = layer.quantity < missing ? layer.quantity : missing;
    if (taken === 0n) break;
    pool.known = { quantity: layer.quantity, value: layer.value };
    const value = partOf(layer.value, taken, layer.quantity);
    parts.push({ batch, quantity: taken, value });
    layer.quantity -= taken;
    layer.value -= value;
    missing -= taken;
  }
  pool.layers = pool.layers.filter((layer) => layer.quantity > 0n);
  if (missing > 0n) {
    // Of what nothing is known, nothing is what one costs, also once some of the shortage is filled.
    if (pool.known.quantity === 0n) pool.known = { quantity: 1000n, value: 0n };
    const value = rounded(pool.known.value * missing, pool.known.quantity);
    parts.push({ batch, quantity: missing, value });
  }
  return parts;
}
