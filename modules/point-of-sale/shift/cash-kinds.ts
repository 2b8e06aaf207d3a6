/** What cash of a shift came from or went to, as its report lists it. */
export const CASH_KINDS = [
  'sale',
  'payment',
  'transaction',
  'sale_return',
  'expense',
  'purchase',
  'void',
  'other',
] as const;

export type CashKind = (typeof CASH_KINDS)[number];
