import type { Language } from '#core/i18n/language.ts';
import { COUNTED_UNITS } from '../../units.i18n.ts';
import type { UnitOfMeasure } from '../../units.ts';

/** A unit as it stands behind a number: `kg`, `pcs`, `bottle`, `bottles` behind 12. */
export function unitText(unit: unknown, language: Language, count: unknown = 1): string {
  const words = COUNTED_UNITS[language][String(unit)];
  const word = Number(count) === 1 ? words?.one : words?.many;
  return SYMBOLS[String(unit)] ?? word ?? String(unit ?? '').toLowerCase();
}

/** Short forms that both languages write. */
const SYMBOLS: Readonly<Record<string, string>> = {
  kilogram: 'kg',
  gram: 'g',
  milligram: 'mg',
  liter: 'L',
  milliliter: 'ml',
  meter: 'm',
  centimeter: 'cm',
  'square meter': 'm²',
  'cubic meter': 'm³',
  piece: 'pcs',
} satisfies Partial<Record<UnitOfMeasure, string>>;
