import type { Words } from '#core/i18n/language.ts';

/** A receipt in one or two SMS; each part ends with a full stop. */
export const RECEIPT_SMS = {
  sale: { en: '{shop}: receipt {number} of {date}.', sw: '{shop}: risiti {number} ya {date}.' },
  paid: {
    en: 'Total {total} {currency}, paid {paid} {currency}.',
    sw: 'Jumla {total} {currency}, umelipa {paid} {currency}.',
  },
  owed: { en: 'Balance due: {owed} {currency}.', sw: 'Deni lililobaki: {owed} {currency}.' },
  thanks: { en: 'Thank you, please come again.', sw: 'Asante, karibu tena.' },
} as const satisfies Record<string, Words>;
