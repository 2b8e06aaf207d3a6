import type { Tx } from '#server-kit/db/transaction.ts';
import { type LaterCost, partInStock, revalue } from '../cost.rules.ts';
import { type Layer, shareValue } from '../layers.rules.ts';
import { NO_BATCH } from '../stock-tables.ts';
import { insertMovements, type StockMove } from './move-stock.ts';
import { stockMethodsOf } from './stock-batches.ts';
import { readLayers, writeLayers } from './stock-layers.ts';
import { lockPools, writePools } from './stock-pools.ts';

/** Goods of a branch that cost something else than was known, in minor units; no goods move. */
export interface Revaluation extends Omit<StockMove, 'lines'> {
  lines: readonly RevaluedGoods[];
}

export interface RevaluedGoods {
  product_id: string;
  /** Where they came in, for information: value is pooled per branch. */
  store_id: string;
  /** The documents and their lines by which they came: goods valued first in, first out bear it in their own layers. */
  receipts: readonly { id: string; line_no: number }[];
  /** What was learnt, of which a part is in stock still; or what they are worth more as they are, below zero less. */
  cost: LaterCost | bigint;
}

/**
 * Changes what goods are worth without moving any, and answers for each line how much of it went into stock: of a cost that
 * is learnt later only the share of goods that are still there, the rest is for the document to post elsewhere (A1).
 */
export async function revalueStock(tx: Tx, { lines, ...move }: Revaluation): Promise<bigint[]> {
  const pools = await lockPools(tx, move.branch.id, lines);
  const ids = [...pools.keys()];
  const methods = await stockMethodsOf(tx, ids);
  const layered = ids.filter((id) => methods.get(id)?.valuation === 'fifo');
  const stacks = layered.length > 0 ? await readLayers(tx, move.branch.id, layered) : new Map();
  const parts = lines.map(({ product_id, receipts, cost }) => {
    const pool = pools.get(product_id);
    if (!pool) throw new Error(`a cost names the product ${product_id}, which does not exist`);
    const stack = stacks.get(product_id);
    const own = stack?.layers.filter((layer: Layer) => receipts.some((receipt) => isOf(layer, receipt)));
    const bearing = own ? { ...pool, ...sumOf(own) } : pool;
    const part = typeof cost === 'bigint' ? cost : partInStock(bearing, cost);
    if (own && part !== 0n) revalueLayers(own, part);
    pools.set(product_id, revalue(pool, part));
    return part;
  });
  const rows = lines.flatMap(({ product_id, store_id }, i) => {
    const value = parts[i] ?? 0n;
    return value === 0n
      ? []
      : [{ product_id, store_id, batch_id: NO_BATCH, line_no: i + 1, quantity: 0n, value }];
  });
  if (rows.length === 0) return parts;
  writePools(tx, move.branch.id, pools);
  for (const [productId, stack] of stacks) writeLayers(tx, move, productId, stack);
  insertMovements(tx, move, rows);
  return parts;
}

function isOf({ source_id, line_no, quantity }: Layer, receipt: RevaluedGoods['receipts'][number]): boolean {
  return source_id === receipt.id && line_no === receipt.line_no && quantity > 0n;
}

function sumOf(layers: readonly Layer[]) {
  return {
    quantity: layers.reduce((sum, { quantity }) => sum + quantity, 0n),
    value: layers.reduce((sum, { value }) => sum + value, 0n),
  };
}

/** Shares a value over layers by what is left in each. */
function revalueLayers(layers: readonly Layer[], by: bigint): void {
  shareValue(by, layers).forEach(({ value }, i) => {
    const layer = layers[i];
    if (layer) layer.value += value;
  });
}
