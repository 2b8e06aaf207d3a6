import { newId } from '#core/ids.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { averageValue, issue, type Moved, type Pool, receive, takeBack } from '../cost.rules.ts';
import { NO_BATCH } from '../stock-tables.ts';
import { bringBackDeleted, type Noting } from './bring-back.ts';
import { heldStock, refuseReserved } from './reservations.ts';
import { type Level, levelKey, readLevels, refuseShortage, writeLevels } from './stock-levels.ts';
import { buyingPrices, lockPools, writePools } from './stock-pools.ts';

/** One product going into a store (above zero) or out of it (below), in thousandths of its base unit. */
export interface StockLine {
  product_id: string;
  store_id: string;
  batch_id?: string;
  quantity: bigint;
  /**
   * What goods that come in cost; left out, they take the average. What goes out takes its cost from the pool, unless a
   * receipt is taken back as if it had not been: then exactly what it had brought.
   */
  value?: bigint;
  /** It goes from one place of the branch to another, both in one move: the pool keeps its goods and their value (A3). */
  isPooled?: boolean;
}

/** Goods that move in one branch because of one document. */
export interface StockMove {
  /** What caused it: `opening`, `purchase`, `sale`, `adjustment` … */
  kind: string;
  branch: { id: string; settings: Readonly<Record<string, unknown>> };
  /** Business day of the branch. */
  date: string;
  source: { kind: string; id: string };
  lines: readonly StockLine[];
}

/** What a line did to the books: `value` for 1200, above zero where goods came in, `true_up` for 5000. */
export type MovedLine = Pick<Moved, 'value' | 'true_up'>;

/**
 * Moves goods and answers what each line was worth; nothing else writes the stock. Products are locked in the order of
 * their ids whatever the order of the lines, so that two tills never wait for each other in a circle.
 */
export async function moveStock(tx: Tx & Noting, move: StockMove): Promise<MovedLine[]> {
  const lines = move.lines.map((line) => ({ ...line, batch_id: line.batch_id ?? NO_BATCH }));
  const mayRunShort = move.branch.settings.allow_negative_stock === true;
  // Sent together: the connection locks the pools before it reads what lies where.
  const leaving = mayRunShort ? [] : lines.filter(({ quantity }) => quantity < 0n);
  const [pools, prices, levels, held] = await Promise.all([
    lockPools(tx, move.branch.id, lines),
    pricesOf(tx, move, mayRunShort),
    readLevels(tx, lines),
    leaving.length > 0 ? heldStock(tx, leaving) : new Map(),
  ]);
  const moved = lines.map((line) => {
    const pool = pools.get(line.product_id) ?? missing(line.product_id);
    const result = movedPool(pool, line, prices.get(line.product_id) ?? 0n);
    pools.set(line.product_id, result.pool);
    addToLevel(levels, line);
    return { value: result.value, true_up: result.true_up };
  });
  if (!mayRunShort) await refuseShortage(tx, levels, lines);
  if (leaving.length > 0) await refuseReserved(tx, held, lines);
  writePools(tx, move.branch.id, pools);
  writeLevels(tx, levels);
  insertMovements(tx, move, lines, moved);
  await bringBackDeleted(tx, lines);
  return moved;
}

function movedPool(pool: Pool, { quantity, value, isPooled }: StockLine, buyingPrice: bigint): Moved {
  if (isPooled) {
    const worth = averageValue(pool, quantity < 0n ? -quantity : quantity, buyingPrice);
    return { pool, value: quantity < 0n ? -worth : worth, true_up: 0n };
  }
  if (quantity < 0n)
    return value === undefined ? issue(pool, -quantity, buyingPrice) : takeBack(pool, -quantity, value);
  return receive(pool, quantity, value ?? averageValue(pool, quantity, buyingPrice));
}

/** Prices are asked for where they may be needed: goods that leave before they came, or come without a cost. */
async function pricesOf(tx: Tx, { branch, lines }: StockMove, mayRunShort: boolean) {
  const needed = lines.filter(({ quantity, value }) => (quantity < 0n ? mayRunShort : value === undefined));
  return needed.length
    ? buyingPrices(
        tx,
        branch.id,
        needed.map(({ product_id }) => product_id),
      )
    : new Map<string, bigint>();
}

function addToLevel(levels: Map<string, Level>, line: Required<Omit<StockLine, 'value' | 'isPooled'>>): void {
  const key = levelKey(line);
  const { product_id, store_id, batch_id } = line;
  const held = levels.get(key)?.quantity ?? 0n;
  levels.set(key, { product_id, store_id, batch_id, quantity: held + line.quantity });
}

function missing(productId: string): never {
  throw new Error(`a movement names the product ${productId}, which does not exist`);
}

function insertMovements(
  tx: Tx,
  { kind, branch, date, source }: StockMove,
  lines: readonly Required<Omit<StockLine, 'value' | 'isPooled'>>[],
  moved: readonly MovedLine[],
): void {
  tx.send(
    `insert into stock_movements
       (business_id, branch_id, kind, date, source_kind, source_id, created_by,
        id, line_no, product_id, store_id, batch_id, quantity, value)
     select (select ctx.biz()), $1, $2, $3, $4, $5, (select user_id from ctx.own_access()), n.*
     from unnest($6::uuid[], $7::int[], $8::uuid[], $9::uuid[], $10::uuid[], $11::bigint[], $12::bigint[]) n`,
    [
      branch.id,
      kind,
      date,
      source.kind,
      source.id,
      lines.map(() => newId()),
      lines.map((_, i) => i + 1),
      lines.map((line) => line.product_id),
      lines.map((line) => line.store_id),
      lines.map((line) => line.batch_id),
      lines.map((line) => line.quantity),
      moved.map(({ value }) => value),
    ],
  );
}
