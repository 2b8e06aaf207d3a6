import type { Language } from '#core/i18n/language.ts';
import { UNIT_WORDS } from '../../units.i18n.ts';
import type { UnitOfMeasure } from '../../units.ts';

/** A unit as it stands behind a number: `kg`, `pcs`, `bottle`. */
export function unitText(unit: unknown, language: Language): string {
  const symbol = SYMBOLS[String(unit)];
  const words: Readonly<Record<string, string>> = UNIT_WORDS[language];
  return symbol ?? (words[String(unit)] ?? String(unit ?? '')).toLowerCase();
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
