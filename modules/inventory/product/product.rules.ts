import { InvalidFields, type Problem } from '#core/errors.ts';
import type { Words } from '#core/i18n/language.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { type BatchTracking, batchProblem } from '../batch-tracking.ts';
import { isCounted, type UnitOfMeasure } from '../units.ts';
import { barcodeProblem } from './barcode.rules.ts';
import { MINIMUM_ABOVE_PRICE, ONE_BOUGHT, ONE_SOLD, SERVICE_STOCK, WHOLE_UNITS } from './product.words.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every barcode has a form that a scanner knows, those of other units included. */
export function barcodesAreSound(row: Row): void {
  for (const code of (row.barcodes ?? []) as string[]) refuseIf('barcodes', barcodeProblem(code));
  for (const [i, { barcode }] of unitsOf(row).entries())
    refuseIf(`units.${i}.barcode`, barcode ? barcodeProblem(barcode) : null);
}

/** Nobody can haggle down to a price above the price; either of the two may be the one that was just changed. */
export function minimumIsNotAbovePrice(row: Row): void {
  const { minimum_price, selling_price } = row as Record<string, bigint | null>;
  if (minimum_price == null || selling_price == null || minimum_price <= selling_price) return;
  const problem = { key: 'minimum_above_price', words: MINIMUM_ABOVE_PRICE };
  throw new InvalidFields({ minimum_price: problem, selling_price: problem });
}

/** What is sold whole is counted whole: half a bottle on the shelf is a mistake of typing. */
export function countsWholeUnits(
  row: Row,
  counts: readonly string[] = ['opening_stock', 'stock_alert'],
): void {
  if (!sellsWhole(row)) return;
  for (const key of counts) {
    const counted = row[key] as bigint | null | undefined;
    if (counted != null && counted % ONE_UNIT !== 0n) refuse(key, 'whole_units', WHOLE_UNITS);
  }
}

/** A service lies on no shelf. */
export function servicesHaveNoStock(row: Row): void {
  if (row.type === 'service' && row.opening_stock) refuse('opening_stock', 'service_stock', SERVICE_STOCK);
}

/** Each further unit stands once and is not the one that stock is kept in. */
export function unitsAreSound(row: Row): void {
  const seen = new Set<unknown>([row.unit_of_measure]);
  for (const [i, { unit }] of unitsOf(row).entries()) {
    if (seen.has(unit)) refuse(`units.${i}.unit`, 'repeated');
    seen.add(unit);
  }
}

const MARKS = [
  ['bought', ONE_BOUGHT],
  ['sold', ONE_SOLD],
] as const;

/** A line begins in one unit: no two are marked for buying, and no two for selling. */
export function oneUnitIsUsual(row: Row): void {
  for (const [mark, words] of MARKS) {
    const second = unitsOf(row).flatMap((unit, i) => (unit[mark] ? [i] : []))[1];
    if (second !== undefined) refuse(`units.${second}.${mark}`, 'repeated', words);
  }
}

/** Opening stock of a product that is kept in batches is of one batch, which expires when the product is said to. */
export function openingNamesItsBatch(row: Row): void {
  const tracking = (row.batch_tracking ?? 'none') as BatchTracking;
  const isTracked = tracking !== 'none';
  if (isTracked && row.type === 'service') refuse('batch_tracking', 'service_stock', SERVICE_STOCK);
  if (isTracked ? !row.opening_stock : !row.opening_batch) return;
  const batch = row.opening_batch as string | null;
  const expire_date = isTracked ? (row.expire_date as string | null) : null;
  const wrong = batchProblem(tracking, { batch, expire_date });
  if (wrong) refuseIf(wrong.field === 'batch' ? 'opening_batch' : 'expire_date', wrong.problem);
}

/** Whether a product is sold in whole units only: as said, else as its unit is counted. */
export function sellsWhole(row: Row): boolean {
  return (row.whole_units as boolean | null | undefined) ?? isCounted(row.unit_of_measure as UnitOfMeasure);
}

interface UnitOfRow {
  unit: string;
  barcode?: string | null;
  bought?: boolean | null;
  sold?: boolean | null;
}

function unitsOf(row: Row): UnitOfRow[] {
  return (row.units ?? []) as UnitOfRow[];
}

function refuse(field: string, key: string, words?: Words): never {
  throw new InvalidFields({ [field]: words ? { key, words } : { key } });
}

function refuseIf(field: string, problem: Problem | null): void {
  if (problem) throw new InvalidFields({ [field]: problem });
}

/** What must hold of every product. */
export const PRODUCT_RULES = [
  barcodesAreSound,
  minimumIsNotAbovePrice,
  countsWholeUnits,
  servicesHaveNoStock,
  unitsAreSound,
  oneUnitIsUsual,
  openingNamesItsBatch,
] as const;
