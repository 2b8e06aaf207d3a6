import { newId } from '#core/ids.ts';
import { requireOpenBooks } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { causeOf } from '../cause.rules.ts';
import type { Moved } from '../cost.rules.ts';
import type { Part } from '../layers.rules.ts';
import { NO_BATCH } from '../stock-tables.ts';
import { answerCounts, answersOf, countsBehind, type Moving, takeAnswersBack } from './answer-counts.ts';
import { bringBackDeleted, type Noting } from './bring-back.ts';
import { movedLine, specialGoods } from './move-line.ts';
import { heldStock, refuseReserved } from './reservations.ts';
import { type GivenBatch, stockMethodsOf } from './stock-batches.ts';
import { writeLayers } from './stock-layers.ts';
import { type Level, levelKey, readLevels, refuseShortage, writeLevels } from './stock-levels.ts';
import { buyingPrices, lockPools, writePools } from './stock-pools.ts';

/** One product going into a store (above zero) or out of it (below), in thousandths of its base unit. */
export interface StockLine {
  product_id: string;
  store_id: string;
  /** The batch that is taken or brought; left out, what leaves is of the batches that expire first. */
  batch_id?: string;
  /** The same as it is written on the goods; of goods that come in it is made where nobody has named it before. */
  batch?: GivenBatch;
  quantity: bigint;
  /**
   * What goods that come in cost; left out, they take the average. What goes out takes its cost from the pool, unless a
   * receipt is taken back as if it had not been: then exactly what it had brought.
   */
  value?: bigint;
  /** It goes from one place of the branch to another, both in one move: the pool keeps its goods and their value (A3). */
  isPooled?: boolean;
  /** When it moved, where that is another moment than that of the move. */
  happened_at?: Date;
  /** The line of the document, as its movements are known by; its place among the lines where left out. */
  line_no?: number;
  /**
   * The line of an earlier document by which goods had left that come back: into the batches they left from. `before` is how
   * much of it has come back already.
   */
  of?: { id: string; line_no?: number; before?: bigint };
  /** The lines of earlier documents by which goods had come that leave: from their own batches and layers first. */
  cameBy?: readonly { id: string; line_no?: number }[];
}

/** The kind of moves between places of one branch: no goods leave it (A11). */
export const TRANSFER = 'transfer';

/** Goods that move in one branch because of one document. */
export interface StockMove {
  /** What caused it: `opening`, `purchase`, `sale`, `adjustment` … */
  kind: string;
  branch: { id: string; settings: Readonly<Record<string, unknown>> };
  /** Business day of the branch. */
  date: string;
  source: { kind: string; id: string };
  lines: readonly StockLine[];
  /** When the goods moved, where that is known by the minute; else they belong to the end of the day (A34). */
  happened_at?: Date | undefined;
  /**
   * Whether batches may leave that have expired: not to be sold, but counted, sent elsewhere or thrown away (A7). `last` takes
   * them where the others are not enough.
   */
  takesExpired?: boolean | 'last';
}

/** What a line did to the books: `value` for 1200, above zero where goods came in, `true_up` for 5000. */
export interface MovedLine extends Pick<Moved, 'value' | 'true_up'> {
  /** By batch and layer, in the order in which they left or came, without sign; only of products that are kept so. */
  parts?: readonly Part[];
}

/**
 * Moves goods and answers what each line was worth; nothing else writes the stock. Products are locked in the order of
 * their ids whatever the order of the lines, so that two tills never wait for each other in a circle. What belongs before a
 * count is answered by it, and with a document its answers are taken back (A34).
 */
export async function moveStock(tx: Tx & Moving, move: StockMove): Promise<MovedLine[]> {
  const isBack = move.kind === `${move.source.kind}-void`;
  if (isBack) await lockPools(tx, move.branch.id, move.lines);
  const answers = isBack ? await answersOf(tx, { sourceId: move.source.id }) : [];
  const [leaves, comes] = [true, false].map((isOut) => answers.filter((one) => one.quantity < 0n === isOut));
  // What a count had taken off for the document comes first: the document takes it out with the rest.
  await takeAnswersBack(tx, move, leaves ?? [], moveAlone);
  // Sent together: what is locked before is read as it is then.
  const [done, counts] = await Promise.all([moveAlone(tx, move), isBack ? [] : countsBehind(tx, move)]);
  await takeAnswersBack(tx, move, comes ?? [], moveAlone);
  await answerCounts(tx, move, done, counts, moveAlone);
  return done.moved;
}

/** Takes back what a count had answered, as it is rolled back; the pools of its goods are locked. */
export async function takeAnswersOfCount(
  tx: Tx & Moving,
  move: Pick<StockMove, 'branch' | 'date'>,
  source: { id: string },
): Promise<void> {
  await takeAnswersBack(tx, move, await answersOf(tx, { countedBy: source.id }), moveAlone);
}

async function moveAlone(tx: Tx & Noting, move: StockMove) {
  const { lines } = move;
  const mayRunShort = move.branch.settings.allow_negative_stock === true;
  // Sent together: the connection locks the pools before it reads what lies where.
  const leaving = mayRunShort ? [] : lines.filter(({ quantity }) => quantity < 0n);
  const [pools, prices, levels, held, methods] = await Promise.all([
    lockPools(tx, move.branch.id, lines),
    pricesOf(tx, move, mayRunShort),
    readLevels(
      tx,
      lines.map((line) => ({ ...line, batch_id: line.batch_id ?? NO_BATCH })),
    ),
    leaving.length > 0 ? heldStock(tx, leaving) : new Map(),
    stockMethodsOf(
      tx,
      lines.map(({ product_id }) => product_id),
    ),
  ]);
  const special = await specialGoods(tx, move, methods);
  for (const level of special.levels) levels.set(levelKey(level), level);
  const moved = lines.map((line, i) => {
    const pool = pools.get(line.product_id) ?? missing(line.product_id);
    const result = movedLine(pool, line, {
      shares: special.sharesOf(line),
      stack: special.stacks.get(line.product_id),
      buyingPrice: prices.get(line.product_id) ?? 0n,
      arrival: { source_id: move.source.id, line_no: line.line_no ?? i + 1 },
    });
    pools.set(line.product_id, result.pool);
    const rows = rowsOf(line, i, result);
    for (const row of rows) addToLevel(levels, row);
    return { ...result, rows };
  });
  const rows = moved.flatMap((line) => line.rows);
  // What is taken back as if it had not been must lie there, also where goods are sold before they come (A11).
  const mustLieThere = mayRunShort ? moved.filter((_, i) => isTakenBack(lines[i] as StockLine)) : moved;
  await refuseShortage(
    tx,
    levels,
    mustLieThere.flatMap((line) => line.rows),
  );
  if (leaving.length > 0) await refuseReserved(tx, held, rows);
  writePools(tx, move.branch.id, pools);
  writeLevels(tx, levels);
  for (const [productId, stack] of special.stacks) writeLayers(tx, move, productId, stack);
  insertMovements(tx, move, rows);
  await bringBackDeleted(tx, lines);
  if (moved.every(({ value }, i) => value === 0n || lines[i]?.isPooled))
    // Nothing of it is posted, so no entry will be refused for its day.
    await requireOpenBooks(tx, [{ branch_id: move.branch.id, date: move.date }], { holds: false });
  return {
    moved: moved.map(({ value, true_up, parts }, i) => ({
      value,
      true_up,
      ...(special.isSpecial(lines[i] as StockLine) ? { parts } : {}),
    })),
    rows,
    isFifo: (productId: string) => special.stacks.has(productId),
  };
}

/** Whether goods leave at exactly what they had brought, and not at what they cost by now. */
function isTakenBack({ quantity, value }: StockLine): boolean {
  return quantity < 0n && value !== undefined;
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

/** One movement: what a line moved of one batch. */
export interface MovementRow extends Level {
  line_no: number;
  value: bigint;
  happened_at?: Date | undefined;
}

/** A line is one movement for each batch of it. */
function rowsOf(
  { product_id, store_id, quantity, line_no, happened_at }: StockLine,
  place: number,
  { value, parts }: { value: bigint; parts: readonly Part[] },
): MovementRow[] {
  const line = { product_id, store_id, line_no: line_no ?? place + 1, happened_at };
  const byBatch = [...Map.groupBy(parts, ({ batch_id }) => batch_id)];
  if (byBatch.length === 1) return [{ ...line, batch_id: byBatch[0]?.[0] ?? NO_BATCH, quantity, value }];
  const sign = quantity < 0n ? -1n : 1n;
  return byBatch.map(([batch_id, layers]) => ({
    ...line,
    batch_id,
    quantity: layers.reduce((sum, layer) => sum + layer.quantity, 0n) * sign,
    value: layers.reduce((sum, layer) => sum + layer.value, 0n) * sign,
  }));
}

function addToLevel(levels: Map<string, Level>, { product_id, store_id, batch_id, quantity }: Level): void {
  const key = levelKey({ product_id, store_id, batch_id });
  const held = levels.get(key)?.quantity ?? 0n;
  levels.set(key, { product_id, store_id, batch_id, quantity: held + quantity });
}

function missing(productId: string): never {
  throw new Error(`a movement names the product ${productId}, which does not exist`);
}

/** Writes movements, each with the change that it made to the value of the stock. */
export function insertMovements(
  tx: Tx,
  { kind, branch, date, source, happened_at }: Omit<StockMove, 'lines'>,
  rows: readonly MovementRow[],
): void {
  // In the order of the rows also where several are made within a millisecond.
  const ids = rows.map(() => newId()).sort();
  tx.send(
    `insert into stock_movements
       (business_id, branch_id, kind, cause, date, source_kind, source_id, created_by,
        id, line_no, product_id, store_id, batch_id, quantity, value, happened_at, stock_after)
     select (select ctx.biz()), $1, $2, $3, $4, $5, $6, (select user_id from ctx.own_access()), n.*, ${LEFT_AFTER}
     from unnest($7::uuid[], $8::int[], $9::uuid[], $10::uuid[], $11::uuid[], $12::bigint[], $13::bigint[],
         $14::timestamptz[])
       n(id, line_no, product_id, store_id, batch_id, quantity, value, happened_at)`,
    [
      branch.id,
      kind,
      causeOf(kind),
      date,
      source.kind,
      source.id,
      ids,
      rows.map(({ line_no }) => line_no),
      rows.map(({ product_id }) => product_id),
      rows.map(({ store_id }) => store_id),
      rows.map(({ batch_id }) => batch_id),
      rows.map(({ quantity }) => quantity),
      rows.map(({ value }) => value),
      rows.map((row) => row.happened_at ?? happened_at ?? null),
    ],
  );
}

/** The levels are those after all lines of the document: what the later ones of them moved is taken off again. */
const LEFT_AFTER = `
  (select coalesce(sum(l.quantity), 0) from stock_levels l
   where l.product_id = n.product_id and l.store_id = n.store_id)
  - coalesce(sum(n.quantity) over (
      partition by n.product_id, n.store_id order by n.id
      rows between 1 following and unbounded following), 0)`;
