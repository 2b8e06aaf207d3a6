import type { Currency } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
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
  if (line.as === 'new') return line.good.stock === undefined ? null : typed - line.good.stock;
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

function wireLine({ good, as, unit, quantity, cost }: TypedLine, currency: Currency) {
  const read = cost.trim() ? moneyOfText(cost, currency) : null;
  const typed = quantity.trim() === '' ? null : Number(quantity);
  const said = as === 'new' ? { new_stock: typed } : { type: as, adjustment_quantity: typed };
  return {
    product_id: good.id,
    unit,
    ...said,
    ...(typeof read === 'bigint' ? { unit_cost: moneyToWire(read, currency) } : {}),
  };
}
