import type { Words } from '#core/i18n/language.ts';

/** What stands in the picture beside the login. */
export const STOCK_PICTURE = {
  left: { en: '{n} left', sw: 'Zimebaki {n}' },
  inStock: { en: '{n} in stock', sw: 'Zipo {n}' },
  total: { en: 'Total', sw: 'Jumla' },
  cash: { en: 'Cash in hand', sw: 'Pesa mkononi' },
  mpesa: { en: 'M-PESA', sw: 'M-PESA' },
  bank: { en: 'CRDB', sw: 'CRDB' },
  stock: { en: 'Stock on hand', sw: 'Stoku iliyopo' },
} as const satisfies Record<string, Words>;
