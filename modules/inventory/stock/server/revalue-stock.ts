import type { Tx } from '#server-kit/db/transaction.ts';
import { type LaterCost, type Pool, partInStock, partTakenBack, revalue } from '../cost.rules.ts';
import { type Layer, shareValue } from '../layers.rules.ts';
import { NO_BATCH } from '../stock-tables.ts';
import { insertMovements, type StockMove } from './move-stock.ts';
import { stockMethodsOf } from './stock-batches.ts';
import { type LayerStack, readLayers, writeLayers } from './stock-layers.ts';
import { lockPools, readPools, writePools } from './stock-pools.ts';

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
  /** What was learnt, of which a part is in stock still. */
  cost: LaterCost;
  /** Where it is taken back: what of it had gone into stock, of which no more leaves than lies there today. */
  put?: bigint;
}

/**
 * Changes what goods are worth without moving any, and answers for each line how much of it went into stock: of a cost that
 * is learnt later only the share of goods that are still there, the rest is for the document to post elsewhere (A1). What is
 * taken back leaves the layers it had gone into as far as it lies in them, below zero (A37).
 */
export async function revalueStock(tx: Tx, { lines, ...move }: Revaluation): Promise<bigint[]> {
  const pools = await lockPools(tx, move.branch.id, lines);
  const ids = [...pools.keys()];
  const methods = await stockMethodsOf(tx, ids);
  const layered = ids.filter((id) => methods.get(id)?.valuation === 'fifo');
  const { parts, stacks } = await learnt(tx, { lines, ...move }, pools, layered);
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

/** What `revalueStock` would answer if it were done now; nothing is locked and nothing changes. */
export async function foreseeRevaluation(tx: Tx, revaluation: Revaluation): Promise<bigint[]> {
  const pools = await readPools(tx, revaluation.branch.id, revaluation.lines);
  const layered = await tx.query<{ id: string }>(
    "select id from products where id = any($1) and valuation = 'fifo'",
    [[...pools.keys()]],
  );
  const { parts } = await learnt(
    tx,
    revaluation,
    pools,
    layered.map(({ id }) => id),
  );
  return parts;
}

/** Works out what goes into the goods of each line, and into which layers; the pools are changed as it goes along. */
async function learnt(
  tx: Tx,
  { lines, ...move }: Revaluation,
  pools: Map<string, Pool>,
  layered: readonly string[],
) {
  const stacks: ReadonlyMap<string, LayerStack> =
    layered.length > 0 ? await readLayers(tx, move.branch.id, layered) : new Map();
  const isTakenBack = lines.some(({ put }) => put !== undefined);
  const later = isTakenBack && layered.length > 0 ? await cameSince(tx, move, layered) : new Set<string>();
  const parts = lines.map(({ product_id, receipts, cost, put }) => {
    const pool = pools.get(product_id);
    if (!pool) throw new Error(`a cost names the product ${product_id}, which does not exist`);
    const stack = stacks.get(product_id);
    const own: Layer[] | undefined = stack?.layers.filter((layer) =>
      receipts.some((receipt) => isOf(layer, receipt) && !later.has(`${product_id} ${receipt.id}`)),
    );
    const there = own ? { ...pool, ...sumOf(own) } : pool;
    const part = learnCost(
      own,
      put === undefined ? partInStock(there, cost) : partTakenBack(there, cost, put),
    );
    // By layers a shortage costs what the layer did that left last, whatever those that are there cost by now (A6).
    pools.set(product_id, own ? { ...pool, value: pool.value + part } : revalue(pool, part));
    return part;
  });
  return { parts, stacks };
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

/** Shares a cost over layers by what is left in each; none gives more than it has, and what it cannot give is left out (A1). */
function learnCost(layers: readonly Layer[] | undefined, cost: bigint): bigint {
  if (!layers) return cost;
  return shareValue(cost, layers).reduce((given, share, i) => {
    const layer = layers[i];
    const value = !layer || share.value >= -layer.value ? share.value : -layer.value;
    if (layer) layer.value += value;
    return given + value;
  }, 0n);
}

/** What came, by product and document, after the document of a move had changed what its goods are worth. */
async function cameSince(
  tx: Tx,
  { branch, source }: Omit<StockMove, 'lines'>,
  productIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ product_id: string; source_id: string }>(CAME_SINCE, [
    branch.id,
    source.id,
    productIds,
  ]);
  return new Set(rows.map(({ product_id, source_id }) => `${product_id} ${source_id}`));
}

/** What came in the same transaction came before its cost; the ids of one millisecond have no order. */
const CAME_SINCE = `
with learnt as (
  select product_id, min(id::text)::uuid as first, min(created_at) as at from stock_movements
  where branch_id = $1 and source_id = $2 and quantity = 0 group by product_id)
select distinct m.product_id, m.source_id from learnt l
join stock_movements m on m.product_id = l.product_id and m.branch_id = $1
where m.product_id = any($3) and m.id > l.first and m.quantity > 0 and m.created_at <> l.at`;
