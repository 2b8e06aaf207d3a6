import type { Tx } from '#server-kit/db/transaction.ts';
import { averageValue, issue, type Moved, type Pool, receive, takeBack } from '../cost.rules.ts';
import {
  issueLayers,
  type Layer,
  type LayersMoved,
  receiveLayer,
  type Share,
  shareValue,
  takeLayersBack,
} from '../layers.rules.ts';
import { type BatchPicker, isTracked, pickerOfBatches, wholeOf } from './batch-picker.ts';
import type { StockLine, StockMove } from './move-stock.ts';
import type { StockMethod } from './stock-batches.ts';
import { type LayerStack, readLayers } from './stock-layers.ts';

/** Batches and layers that a move touches; of goods at the average in no batch there are none, and nothing more is read. */
export interface SpecialGoods extends BatchPicker {
  stacks: ReadonlyMap<string, LayerStack>;
  isSpecial(line: StockLine): boolean;
}

export async function specialGoods(
  tx: Tx,
  move: StockMove,
  methods: ReadonlyMap<string, StockMethod>,
): Promise<SpecialGoods> {
  const fifo = move.lines.filter((line) => methods.get(line.product_id)?.valuation === 'fifo');
  const isBatched = (line: StockLine) => isTracked(methods.get(line.product_id)) || line.batch !== undefined;
  const [picker, stacks] = await Promise.all([
    move.lines.some(isBatched) ? pickerOfBatches(tx, move, methods) : null,
    fifo.length > 0
      ? readLayers(
          tx,
          move.branch.id,
          fifo.map(({ product_id }) => product_id),
        )
      : new Map<string, LayerStack>(),
  ]);
  return {
    stacks,
    levels: picker?.levels ?? [],
    sharesOf: (line) => (picker && isBatched(line) ? picker.sharesOf(line) : wholeOf(line)),
    isSpecial: (line) => isBatched(line) || stacks.has(line.product_id),
  };
}

/** What a line finds where it moves goods. */
export interface Around {
  /** How much of which batches it takes or brings. */
  shares: readonly Share[];
  /** The layers of its pool, where it is valued by first in, first out. */
  stack: LayerStack | undefined;
  buyingPrice: bigint;
  arrival: Pick<Layer, 'source_id' | 'line_no'>;
}

/** What a line does to its pool, and what it is worth by batch and layer. */
export function movedLine(pool: Pool, line: StockLine, around: Around): LayersMoved {
  const { shares, stack, buyingPrice } = around;
  if (line.isPooled) {
    const worth = averageValue(pool, line.quantity < 0n ? -line.quantity : line.quantity, buyingPrice);
    const value = line.quantity < 0n ? -worth : worth;
    return { pool, value, true_up: 0n, parts: shareValue(worth, shares) };
  }
  if (stack) return movedLayers(pool, line, { ...around, stack });
  const moved = movedPool(pool, line, buyingPrice);
  return { ...moved, parts: shareValue(line.quantity < 0n ? -moved.value : moved.value, shares) };
}

function movedPool(pool: Pool, { quantity, value }: StockLine, buyingPrice: bigint): Moved {
  if (quantity < 0n)
    return value === undefined ? issue(pool, -quantity, buyingPrice) : takeBack(pool, -quantity, value);
  return receive(pool, quantity, value ?? averageValue(pool, quantity, buyingPrice));
}

function movedLayers(
  pool: Pool,
  { quantity, value, cameBy = [] }: StockLine,
  { shares, stack: { layers }, buyingPrice, arrival }: Around & { stack: LayerStack },
): LayersMoved {
  if (quantity < 0n && value === undefined)
    return issueLayers(pool, layers, shares, {
      buyingPrice,
      isOwn: ({ source_id, line_no }) =>
        cameBy.some((one) => one.id === source_id && (one.line_no ?? line_no) === line_no),
    });
  if (quantity < 0n) {
    const taken = takeLayersBack(pool, layers, shares, ({ source_id }) => source_id === arrival.source_id);
    if (taken.value !== -(value ?? 0n))
      throw new Error('a receipt is taken back whose layers have been touched');
    return taken;
  }
  const costs = value === undefined ? undefined : shareValue(value, shares);
  const moved: LayersMoved = { pool, value: 0n, true_up: 0n, parts: [] };
  for (const [i, share] of shares.entries()) {
    const came = receiveLayer(
      moved.pool,
      layers,
      { ...arrival, ...share, value: costs?.[i]?.value },
      buyingPrice,
    );
    moved.pool = came.pool;
    moved.value += came.value;
    moved.true_up += came.true_up;
    moved.parts.push(...came.parts);
  }
  return moved;
}
