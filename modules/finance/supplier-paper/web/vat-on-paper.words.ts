import type { Words } from '#core/i18n/language.ts';

/** What a receipt of somebody else says of its VAT, by the field that holds it. */
export const VAT_ON_PAPER = {
  tax_amount: { en: 'VAT as on the receipt', sw: 'VAT kama ilivyo kwenye risiti' },
  receipt_tax: { en: 'VAT on the whole receipt', sw: 'VAT ya risiti nzima' },
} as const satisfies Record<string, Words>;
