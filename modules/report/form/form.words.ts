import type { Words } from '#core/i18n/language.ts';

/** The words of the report form. */
export const FORM = {
  total: { en: 'Total', sw: 'Jumla' },
  without: { en: 'Not stated', sw: 'Haijatajwa' },
  others: { en: '{n} others', sw: 'Mengine {n}' },
} as const satisfies Record<string, Words>;
