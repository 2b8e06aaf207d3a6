/** Specification §9: what goods are counted in. */
export const UNITS_OF_MEASURE = [
  'kilogram',
  'gram',
  'liter',
  'milliliter',
  'meter',
  'centimeter',
  'inch',
  'foot',
  'square meter',
  'square foot',
  'cubic meter',
  'cubic foot',
  'piece',
  'dozen',
  'pack',
  'box',
  'case',
  'bottle',
  'carton',
  'bag',
  'milligram',
  'roll',
  'sheet',
  'pair',
  'set',
  'bundle',
  'ream',
  'pallet',
  'drum',
  'tube',
] as const;

export type UnitOfMeasure = (typeof UNITS_OF_MEASURE)[number];

/** Units that are weighed or measured; all others are counted, so a half of one is a mistake unless one says otherwise. */
const MEASURED = new Set<UnitOfMeasure>([
  'kilogram',
  'gram',
  'milligram',
  'liter',
  'milliliter',
  'meter',
  'centimeter',
  'inch',
  'foot',
  'square meter',
  'square foot',
  'cubic meter',
  'cubic foot',
]);

/** Whether goods in this unit are counted in whole numbers where nobody has decided it for a product. */
export function isCounted(unit: UnitOfMeasure): boolean {
  return !MEASURED.has(unit);
}

/** How many of a product's first unit go into one of its units; null where it has no such unit. */
export function factorOf(
  { unit_of_measure, units }: { unit_of_measure: string; units: readonly { unit: string; factor: number }[] },
  unit: string | null | undefined,
): number | null {
  if (!unit || unit === unit_of_measure) return 1;
  return units.find((further) => further.unit === unit)?.factor ?? null;
}

/** A unit that somebody has marked as the one that a line begins in; none where stock's own unit does. */
export function markedUnit<U extends { bought?: boolean; sold?: boolean }>(
  units: readonly U[] | undefined,
  mark: 'bought' | 'sold',
): U | undefined {
  return units?.find((further) => further[mark]);
}

/** Whether what is left fills a unit of so many; where nothing is left, or stock may run short, nobody counts what is. */
export function fillsUnit(factor: number, stock: number, mayRunShort: boolean): boolean {
  return mayRunShort || stock <= 0 || stock >= factor;
}

/** How a line of a paper is counted: the unit, and how many of the product's first one go into it. */
export interface UnitOfLine {
  unit?: string | null | undefined;
  factor?: number | null | undefined;
}

/**
 * Lines with what a paper has kept since they were first saved: a unit counts what it counted then, whatever the product says
 * today, also where the product has it no longer (A43). A line that is new on the paper is left as it is.
 */
export function withUnitsOfPaper<L extends UnitOfLine & { product_id: string }>(
  lines: readonly L[],
  before: readonly (UnitOfLine & { product_id: string })[],
): L[] {
  return lines.map((line) => {
    const kept = before.find(({ product_id, unit }) => product_id === line.product_id && unit === line.unit);
    return line.factor == null && kept?.factor ? { ...line, factor: kept.factor } : line;
  });
}
