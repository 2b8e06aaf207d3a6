import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const PAGE_TEXTS = {
  actsCountAnswer: { en: 'Count offset', sw: 'Usawazishaji wa hesabu' },
  actsExpiredStock: { en: 'Expired stock', sw: 'Stoku iliyoisha muda' },
  actsOpeningStock: { en: 'Opening stock', sw: 'Stoku ya kuanzia' },
  actsAccount: { en: 'Opening balance', sw: 'Salio la kuanzia' },
  actsAdjustment: { en: 'Stock adjustment', sw: 'Marekebisho ya stoku' },
  actsYearTurns: { en: 'The year begins', sw: 'Mwaka unaanza' },
} as const satisfies Readonly<Record<string, Words>>;
