import type { Problem } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { formatQuantity, type Quantity, quantity } from '#core/quantity.ts';
import { breaksUnit } from './count.rules.ts';
import { ABOVE_ZERO, WHOLE_UNITS } from './count.words.ts';
import { PART_WORDS } from './part-of-line.words.ts';
import { UNITS_OF_MEASURE, type UnitOfMeasure } from './units.ts';

/**
 * How somebody names a part of a line of another document (accounting-additions.md A35): so many of the unit of the line or
 * of the unit that its stock is kept in, which is meant where none is named; and single pieces besides, which add up with it.
 */
export const PART_OF_LINE = {
  unit: f.choice(UNITS_OF_MEASURE),
  quantity: f.quantity(),
  /** Of the unit that stock is kept in. */
  pieces: f.quantity(),
};

/** A part of a line as it is said; quantities in thousandths. */
export interface SaidPart {
  unit?: UnitOfMeasure | null | undefined;
  quantity?: bigint | null | undefined;
  pieces?: bigint | null | undefined;
}

/** The line that it is a part of; without a factor it is in the unit that stock is kept in. */
export interface WholeLine {
  unit: string | null;
  factor: number | null;
}

/** A part as it is kept: in the unit of the line where it was said in nothing else, otherwise in the unit of the stock. */
export interface PartOfLine<U = UnitOfMeasure> {
  unit: U;
  factor: number;
  quantity: Quantity;
  /** The same in the unit that stock is kept in. */
  base: Quantity;
}

/** The field that is wrong, and what is wrong with it. */
export interface WrongPart {
  wrong: keyof SaidPart;
  problem: Problem;
}

/** Reads a part of a line; it is more than nothing, and of goods that are counted a whole number of them. */
export function partOfLine(
  { unit, quantity: said, pieces }: SaidPart,
  line: WholeLine,
  { unit_of_measure, whole_units }: { unit_of_measure: UnitOfMeasure; whole_units: boolean },
): PartOfLine | WrongPart {
  const factor = BigInt(line.factor ?? 1);
  const isOfLine = unit != null && unit === line.unit;
  const spoken = said == null ? 'pieces' : 'quantity';
  if (said == null && pieces == null) return { wrong: 'quantity', problem: { key: 'required' } };
  if (unit != null && !isOfLine && unit !== unit_of_measure)
    return { wrong: 'unit', problem: { key: 'not_of_line', words: PART_WORDS.notOfLine } };
  const whole = (said ?? 0n) * (isOfLine ? factor : 1n);
  const base = whole + (pieces ?? 0n);
  if (base <= 0n) return { wrong: spoken, problem: ABOVE_ZERO };
  const counts = [['quantity', whole] as const, ['pieces', pieces] as const];
  const broken = counts.find(([, amount]) => breaksUnit(amount, { whole_units }));
  if (broken) return { wrong: broken[0], problem: WHOLE_UNITS };
  if (isOfLine && !pieces)
    return { unit, factor: Number(factor), quantity: quantity(said ?? 0n), base: quantity(base) };
  return { unit: unit_of_measure, factor: 1, quantity: quantity(base), base: quantity(base) };
}

/** What is left of a line in words, in the unit that somebody named; what is no thousandth of it is left out. */
export function leftInWords(left: bigint, { factor }: Pick<PartOfLine, 'factor'>): string {
  return formatQuantity(quantity(left > 0n ? left / BigInt(factor) : 0n));
}

/** How many of the unit of the stock a whole line has; thousandths. */
export function baseOfLine({
  quantity: whole,
  factor,
}: {
  quantity: bigint;
  factor: number | null;
}): Quantity {
  return quantity(whole * BigInt(factor ?? 1));
}
