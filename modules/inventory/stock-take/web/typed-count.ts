import { scannedOf } from '../../product/scanned-good.rules.ts';
import type { UnitOfMeasure } from '../../units.ts';
import type { CountedGood, CountLine } from '../stock-take.answer.ts';

/** One count as it is typed. */
export interface TypedCount {
  good: CountedGood;
  unit: UnitOfMeasure;
  quantity: string;
  /** Single ones beside full units; asked for in a unit of several only. */
  pieces: string;
  /** The batch on the goods; `OTHER_BATCH` where it is none of those known, and typed. */
  batch: string;
  newBatch: string;
  expires: string;
}

export const OTHER_BATCH = ' ';

/** A product as it is found: in the unit whose barcode was scanned. */
export function typedOf(good: CountedGood, code: string): TypedCount {
  const [only, ...more] = good.batches;
  const isTracked = good.batch_tracking !== 'none';
  const scanned = scannedOf(good, code);
  const typed = { good, unit: scanned.unit ?? good.unit_of_measure, quantity: '', pieces: '' };
  const named = isTracked ? scanned.batch : null;
  if (named !== null) {
    const known = good.batches.find(({ number }) => number.toLowerCase() === named.toLowerCase());
    if (known) return { ...typed, batch: known.number, newBatch: '', expires: '' };
    return { ...typed, batch: OTHER_BATCH, newBatch: named, expires: scanned.expire_date ?? '' };
  }
  const batch = !isTracked || (only && more.length > 0) ? '' : (only?.number ?? OTHER_BATCH);
  return { ...typed, batch, newBatch: '', expires: '' };
}

/** The number of the batch that is counted; null where the product is kept in none. */
export function batchOf({ good, batch, newBatch, expires }: TypedCount): string | null {
  if (good.batch_tracking === 'none') return null;
  return (batch === OTHER_BATCH ? newBatch.trim() || expires : batch).trim();
}

/** What was counted of the same product and batch before. */
export function countedBefore(typed: TypedCount, lines: readonly CountLine[]): CountLine | undefined {
  const batch = batchOf(typed)?.toLowerCase() ?? null;
  return lines.find(
    (line) => line.product_id === typed.good.id && (line.batch?.toLowerCase() ?? null) === batch,
  );
}

/** Whether enough is typed to be kept. */
export function isTyped(typed: TypedCount): boolean {
  return (typed.quantity !== '' || typed.pieces !== '') && batchOf(typed) !== '';
}

/** The line of the command. */
export function lineOf(typed: TypedCount, adds: boolean) {
  const batch = batchOf(typed);
  return {
    product_id: typed.good.id,
    unit: typed.unit,
    counted: Number(typed.quantity),
    ...(typed.pieces ? { pieces: Number(typed.pieces) } : {}),
    adds,
    ...(batch ? { batch } : {}),
    ...(batch && typed.expires ? { expire_date: typed.expires } : {}),
  };
}
