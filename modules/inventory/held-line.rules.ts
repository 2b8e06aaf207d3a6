import { InvalidFields, type Problem } from '#core/errors.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import { countFault } from './count.rules.ts';
import type { UnitOfMeasure } from './units.ts';

/** Names what does not fit by its line. */
export type RefuseLine = (key: string, problem: Problem) => never;

/** What the line of a document is, whoever sells or buys. */
export interface HeldLine {
  product_id: string;
  unit: UnitOfMeasure;
  factor: number;
  quantity: Quantity;
  /** The same in the unit that stock is kept in. */
  base_quantity: Quantity;
}

/** How a line is held: which unit is meant and what follows from it, or a refusal; and what is said of a part of a whole unit. */
interface Holding<L, G, U> {
  inUnit: (line: L, good: G, refuse: RefuseLine) => U;
  whole?: Problem;
}

/**
 * Each line against the catalogue: there are some, each is of a product that there is, and so much of it can be counted. What is
 * said of a line beside that, its price for instance, `make` adds before the next line is looked at.
 */
export function heldLines<
  L extends { product_id: string; quantity: Quantity },
  G extends { whole_units: boolean },
  U extends { unit: UnitOfMeasure; factor: number },
  M,
>(
  lines: readonly L[],
  goods: ReadonlyMap<string, G>,
  { inUnit, whole }: Holding<L, G, U>,
  make: (held: HeldLine, of: { line: L; good: G; sold: U; refuse: RefuseLine; path: string }) => M,
): M[] {
  if (lines.length === 0) throw new InvalidFields({ lines: { key: 'required' } });
  return lines.map((line, place) => {
    const path = `lines.${place}.`;
    const refuse: RefuseLine = (key, problem) => {
      throw new InvalidFields({ [`${path}${key}`]: problem });
    };
    const good = goods.get(line.product_id);
    if (!good) return refuse('product_id', { key: 'not_found' });
    const sold = inUnit(line, good, refuse);
    const { unit, factor } = sold;
    const base = line.quantity * BigInt(factor);
    const miscounted = countFault(base, good, whole);
    if (miscounted) return refuse('quantity', miscounted);
    const { product_id, quantity: counted } = line;
    const held = { product_id, unit, factor, quantity: counted, base_quantity: quantity(base) };
    return make(held, { line, good, sold, refuse, path });
  });
}
