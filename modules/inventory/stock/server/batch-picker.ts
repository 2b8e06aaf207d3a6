import { formatQuantity } from '#core/quantity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { BatchExpired, BatchNeeded, NotEnoughStock, NotEnoughUnexpired } from '../../errors.ts';
import { type BatchLevel, byExpiry, comeBack, isExpired, pickBatchesOfDay } from '../batches.rules.ts';
import type { Share } from '../layers.rules.ts';
import { NO_BATCH } from '../stock-tables.ts';
import type { BatchIds } from './batch-ids.ts';
import type { StockLine, StockMove } from './move-stock.ts';
import {
  makeBatches,
  type Origin,
  placeKey,
  readBatchLevels,
  readOrigins,
  type StockMethod,
} from './stock-batches.ts';
import type { Level } from './stock-levels.ts';

/** Of which batches the lines of a move take or bring goods, one line after the other. */
export interface BatchPicker {
  /** What lies of each batch where the lines move something, as it was before them. */
  levels: Level[];
  sharesOf(line: StockLine): Share[];
}

/**
 * Reads what lies of the batches that a move touches, and chooses for each line: goods that come back go into the batches
 * that they left from, last taken first (A8); what leaves is of the batch that is named, or of that of the line it is sent
 * back of, else of those that expire first, expired ones left out unless the move may take them (A7).
 */
export async function pickerOfBatches(
  tx: Tx,
  move: StockMove,
  methods: ReadonlyMap<string, StockMethod>,
): Promise<BatchPicker> {
  const lines = move.lines.filter(({ product_id }) => isTracked(methods.get(product_id)));
  const [levels, origins, idOf] = await Promise.all([
    readBatchLevels(tx, lines, move.date),
    readOrigins(
      tx,
      [
        move.source.id,
        ...lines.flatMap(({ of, cameBy = [] }) => [of, ...cameBy].flatMap((one) => one?.id ?? [])),
      ],
      lines.map(({ product_id }) => product_id),
    ),
    makeBatches(tx, move.lines, methods),
  ]);
  const kept = [...levels].flatMap(([key, batches]) => {
    const [product_id = '', store_id = ''] = key.split(' ');
    return batches.map(({ batch_id, quantity }): Level => ({ product_id, store_id, batch_id, quantity }));
  });
  const inside = {
    move,
    methods,
    levels,
    origins,
    idOf,
    onTheWay: new Map<string, Share[]>(),
    brought: new Map<string, bigint>(),
  };
  return { levels: kept, sharesOf: (line) => note(inside, line, sharesOf(inside, line)) };
}

/** Whether goods of a product are kept apart by batch. */
export function isTracked(method: StockMethod | undefined): boolean {
  return method !== undefined && method.batch_tracking !== 'none';
}

interface Inside {
  move: StockMove;
  methods: ReadonlyMap<string, StockMethod>;
  /** By product and store; changed as lines take and bring. */
  levels: Map<string, BatchLevel[]>;
  origins: readonly Origin[];
  idOf: BatchIds;
  /** What lines between places of the branch have taken and none has brought yet, by product. */
  onTheWay: Map<string, Share[]>;
  /** What lines of this move have brought back of what its own document had taken, by product. */
  brought: Map<string, bigint>;
}

function sharesOf(inside: Inside, line: StockLine): Share[] {
  return line.quantity < 0n ? sharesTaken(inside, line) : sharesBrought(inside, line);
}

function sharesBrought(inside: Inside, line: StockLine): Share[] {
  const { move, methods, origins, idOf, onTheWay } = inside;
  const { product_id, quantity } = line;
  if (line.batch) return [{ batch_id: idOf(product_id, line.batch.number), quantity }];
  if (line.batch_id) return [{ batch_id: line.batch_id, quantity }];
  const way = onTheWay.get(product_id);
  if (line.isPooled && way) return comeBack(way.toReversed(), quantity);
  const { id, before = broughtBefore(inside, product_id) } = line.of ?? { id: move.source.id };
  const taken = movedBy(origins, product_id, [{ ...line.of, id }], (moved) => moved < 0n);
  const shares = comeBack(taken, quantity, before);
  if (shares.reduce((sum, share) => sum + share.quantity, 0n) !== quantity)
    throw BatchNeeded({ product: methods.get(product_id)?.name ?? '' });
  return shares;
}

/** How much of what a document took of a product has come back by the document itself, such as a delivery in parts. */
function broughtBefore({ move, origins, brought }: Inside, product_id: string): bigint {
  const came = movedBy(origins, product_id, [move.source], (moved) => moved > 0n);
  return came.reduce((sum, { quantity }) => sum + quantity, brought.get(product_id) ?? 0n);
}

/** What lines of earlier documents moved of a product, by batch and without sign. */
function movedBy(
  origins: readonly Origin[],
  product_id: string,
  lines: readonly { id: string; line_no?: number }[],
  isSo: (quantity: bigint) => boolean,
): Share[] {
  return origins
    .filter(
      (one) =>
        one.product_id === product_id &&
        isSo(one.quantity) &&
        lines.some(({ id, line_no = one.line_no }) => id === one.source_id && line_no === one.line_no),
    )
    .map(({ batch_id, quantity }) => ({ batch_id, quantity: quantity < 0n ? -quantity : quantity }));
}

function sharesTaken(inside: Inside, line: StockLine): Share[] {
  const { move, methods, levels } = inside;
  const product = methods.get(line.product_id)?.name ?? '';
  const wanted = -line.quantity;
  const there = (levels.get(placeKey(line)) ?? []).filter(ofBatches(inside, line));
  // Goods on the road are taken off it whatever their day, and so is a receipt that is taken back.
  const isTakenBack = line.value !== undefined;
  const mayBeExpired = move.takesExpired || isTakenBack || line.cameBy || line.store_id === move.branch.id;
  const fit = there.filter((level) => mayBeExpired || !isExpired(level, move.date));
  const [named] = there;
  if ((line.batch_id || line.batch) && named && fit.length === 0)
    throw BatchExpired({ product, number: named.number ?? '-', date: named.expire_date ?? '-' });
  const { shares, left } = pickBatchesOfDay(
    move.takesExpired === 'last' ? expiredLast(fit, move.date) : fit,
    wanted,
  );
  if (left >= wanted) return shares;
  const expired = there.reduce((sum, { quantity }) => sum + quantity, 0n) - left;
  const told = { product, left: formatQuantity(left), wanted: formatQuantity(wanted) };
  throw expired > 0n
    ? NotEnoughUnexpired({ ...told, expired: formatQuantity(expired) })
    : NotEnoughStock(told);
}

/** What may still be sold leaves first. */
function expiredLast(levels: readonly BatchLevel[], date: string): BatchLevel[] {
  return levels.toSorted((one, other) => Number(isExpired(one, date)) - Number(isExpired(other, date)));
}

/** The batches that a line may take from: the one it names, those that a line sent back had brought, else all. */
function ofBatches({ move, origins, idOf }: Inside, line: StockLine): (level: BatchLevel) => boolean {
  const named = line.batch_id ?? (line.batch ? idOf(line.product_id, line.batch.number) : undefined);
  if (named) return ({ batch_id }) => batch_id === named;
  if (!line.cameBy && line.value === undefined) return () => true;
  const brought = new Set(
    movedBy(origins, line.product_id, line.cameBy ?? [move.source], (moved) => moved > 0n).map(
      ({ batch_id }) => batch_id,
    ),
  );
  return brought.size > 0 ? ({ batch_id }) => brought.has(batch_id) : () => true;
}

/** What a line took or brought counts for the lines after it. */
function note({ levels, onTheWay, brought }: Inside, line: StockLine, shares: Share[]): Share[] {
  const key = placeKey(line);
  const there = levels.get(key) ?? [];
  const sign = line.quantity < 0n ? -1n : 1n;
  for (const { batch_id, quantity } of shares) {
    const level = there.find((one) => one.batch_id === batch_id);
    if (level) level.quantity += sign * quantity;
    else {
      const expire_date = line.batch?.expire_date ?? null;
      there.push({ batch_id, number: line.batch?.number ?? null, expire_date, quantity: sign * quantity });
    }
  }
  levels.set(key, there.toSorted(byExpiry));
  if (sign > 0n && !line.of && !line.batch && !line.batch_id)
    brought.set(line.product_id, (brought.get(line.product_id) ?? 0n) + line.quantity);
  if (line.isPooled && sign < 0n)
    onTheWay.set(line.product_id, [...(onTheWay.get(line.product_id) ?? []), ...shares]);
  return shares;
}

/** All of a line in one share, of goods that are not kept apart. */
export function wholeOf({ batch_id = NO_BATCH, quantity }: StockLine): Share[] {
  return [{ batch_id, quantity: quantity < 0n ? -quantity : quantity }];
}
