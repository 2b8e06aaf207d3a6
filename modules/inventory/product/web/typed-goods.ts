import type { Typed } from '#web-kit/form/body-of.ts';
import type { UnitOfLine } from './product-lines.tsx';

/** The units of a product, the one that its stock is kept in first. */
export function unitsOfGood({
  unit_of_measure,
  units,
}: {
  unit_of_measure: UnitOfLine['unit'];
  units: readonly UnitOfLine[];
}): readonly UnitOfLine[] {
  return [{ unit: unit_of_measure, factor: 1 }, ...units.map(({ unit, factor }) => ({ unit, factor }))];
}

/** How many of the unit that stock is kept in go into the unit of a line. */
export function factorIn(units: readonly UnitOfLine[], unit: string): number {
  return units.find((one) => one.unit === unit)?.factor ?? 1;
}

/** How many decimals its quantity may have: of what is counted in whole pieces, none of one of them. */
export function decimalsOfQuantity(wholeUnits: boolean, factor: number): number {
  return wholeUnits && factor === 1 ? 0 : 3;
}

/** A line more, or one more of the line that speaks of the same. */
export function withFound<L extends Typed & { readonly key: string }>(
  lines: readonly L[],
  fresh: L,
  quantity: keyof L & string,
  isSame: (line: L) => boolean,
): readonly L[] {
  const same = lines.find(isSame);
  if (!same) return [...lines, fresh];
  const more = String(Number(same[quantity] || '0') + 1);
  return lines.map((line) => (line === same ? { ...line, [quantity]: more } : line));
}
