/** The letter by which the number of each kind of document is known; a sale has none (product.md). */
export const SERIES_LETTERS = {
  sale: '',
  'sale-return': 'R',
  invoice: 'I',
  quote: 'Q',
  purchase: 'P',
  'purchase-return': 'B',
  'landed-cost': 'L',
  expense: 'E',
  transaction: 'N',
  'manual-entry': 'J',
  'vat-settlement': 'X',
  'year-close': 'Y',
  'purchase-order': 'O',
  'stock-request': 'M',
  'goods-receipt': 'G',
  'stock-take': 'K',
  shift: 'Z',
  service: 'S',
  'truck-order': 'T',
  'truck-operation': 'V',
  'truck-service': 'W',
  booking: 'H',
} as const;

export type SeriesKind = keyof typeof SERIES_LETTERS;
