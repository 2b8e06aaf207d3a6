import { markedUnit, type UnitOfMeasure } from '#modules/inventory/units.ts';
import type { FoundGood } from '../goods.answer.ts';

/** What a product is said to be bought in, else what it was bought in the last time, if it still has that unit. */
export function usualUnit(good: Pick<FoundGood, 'unit_of_measure' | 'units' | 'last'>): UnitOfMeasure {
  const last = good.units.find(({ unit }) => unit === good.last?.unit);
  return (markedUnit(good.units, 'bought') ?? last)?.unit ?? good.unit_of_measure;
}
