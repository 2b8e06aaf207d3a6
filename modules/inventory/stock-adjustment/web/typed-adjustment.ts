import type { Currency } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import { scannedOf } from '../../product/scanned-good.rules.ts';
import type { UnitOfMeasure } from '../../units.ts';
import type { AdjustedGood } from './adjustment-calls.ts';

/** How the stock of a line is entered. */
export type EnteredAs = 'new' | 'increase' | 'decrease';

/** One product as it is typed. */
export interface TypedLine {
  key: string;
  good: AdjustedGood;
  as: EnteredAs;
  unit: UnitOfMeasure;
  quantity: string;
  cost: string;
  /** The number of a batch that is there, `NEW_BATCH` for one that is typed, or empty where it is left to the order of expiry. */
  batch: string;
  newBatch: string;
  expires: string;
}

export const NEW_BATCH = ' ';

/** A product as it is found: in the unit that was scanned, of the first batch that no line speaks of yet. */
export function typedOf(
  good: AdjustedGood,
  code: string,
  others: readonly TypedLine[],
): Omit<TypedLine, 'key'> {
  const spoken = others.filter((line) => line.good.id === good.id).map(({ batch }) => batch);
  const free = good.batches.find(({ number }) => !spoken.includes(number));
  const scanned = scannedOf(good, code);
  const unit = scanned.unit ?? good.unit_of_measure;
  const typed = { good, as: 'new', unit, quantity: '', cost: '' } as const;
  if (good.batch_tracking === 'none') return { ...typed, batch: '', newBatch: '', expires: '' };
  const named = scanned.batch;
  if (named === null) return { ...typed, batch: free?.number ?? NEW_BATCH, newBatch: '', expires: '' };
  const known = good.batches.find(({ number }) => number.toLowerCase() === named.toLowerCase());
  if (known) return { ...typed, batch: known.number, newBatch: '', expires: '' };
  return { ...typed, batch: NEW_BATCH, newBatch: named, expires: scanned.expire_date ?? '' };
}

/** A line entered another way: what is added is of a batch that is named, what is taken off of one that is there. */
export function enteredAs({ good, batch }: TypedLine, as: EnteredAs): Pick<TypedLine, 'as' | 'batch'> {
  if (good.batch_tracking === 'none') return { as, batch };
  const first = good.batches[0]?.number;
  if (as === 'increase' && batch === '') return { as, batch: first ?? NEW_BATCH };
  if (as === 'decrease' && batch === NEW_BATCH) return { as, batch: first ?? '' };
  return { as, batch };
}

/** What lies there of what a line speaks of: of its batch, else of the product; unknown to whoever may not see it. */
export function stockOf({ good, batch }: Pick<TypedLine, 'good' | 'batch'>): number | undefined {
  if (good.stock === undefined || batch === '') return good.stock;
  return good.batches.find(({ number }) => number === batch)?.quantity ?? 0;
}

export interface TypedAdjustment extends Readonly<Record<string, unknown>> {
  store: string;
  date: string;
  reason: string;
  remarks: string;
  lines: readonly TypedLine[];
}

export const NOTHING_TYPED: TypedAdjustment = { store: '', date: '', reason: '', remarks: '', lines: [] };

/** How many of the unit that stock is kept in go into the unit of a line. */
export function factorOf({ good, unit }: Pick<TypedLine, 'good' | 'unit'>): number {
  return good.units.find((further) => further.unit === unit)?.factor ?? 1;
}

/** By how much the stock changes as typed, in the unit it is kept in; unknown to whoever may not see the stock. */
export function changeOf(line: TypedLine): number | null {
  if (line.quantity.trim() === '') return null;
  const typed = Number(line.quantity) * factorOf(line);
  const stock = stockOf(line);
  if (line.as === 'new') return stock === undefined ? null : typed - stock;
  return line.as === 'increase' ? typed : -typed;
}

/** The body of the command. */
export function bodyOf(typed: TypedAdjustment, currency: Currency) {
  const remarks = typed.remarks.trim();
  return {
    reason: typed.reason.trim(),
    ...(typed.store ? { store_id: typed.store } : {}),
    ...(typed.date ? { date: typed.date } : {}),
    ...(remarks ? { remarks } : {}),
    lines: typed.lines.map((line) => wireLine(line, currency)),
  };
}

function wireLine(line: TypedLine, currency: Currency) {
  const { good, as, unit, quantity, cost, expires } = line;
  const isNew = line.batch === NEW_BATCH;
  const batch = (isNew ? line.newBatch : line.batch).trim();
  const read = cost.trim() ? moneyOfText(cost, currency) : null;
  const typed = quantity.trim() === '' ? null : Number(quantity);
  const said = as === 'new' ? { new_stock: typed } : { type: as, adjustment_quantity: typed };
  return {
    product_id: good.id,
    unit,
    ...said,
    ...(batch ? { batch } : {}),
    ...(isNew && expires ? { expire_date: expires } : {}),
    ...(typeof read === 'bigint' ? { unit_cost: moneyToWire(read, currency) } : {}),
  };
}
