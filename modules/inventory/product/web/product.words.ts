import type { Words } from '#core/i18n/language.ts';
import type { StockState } from './stock-state.ts';

/** How one product stands. */
export const STATES: Readonly<Record<StockState, Words>> = {
  archived: { en: 'Archived', sw: 'Imewekwa kando' },
  service: { en: 'Service', sw: 'Huduma' },
  expired: { en: 'Expired', sw: 'Imeisha muda' },
  out_of_stock: { en: 'Out of stock', sw: 'Imeisha' },
  almost_out: { en: 'Low stock', sw: 'Inakaribia kuisha' },
  expiring: { en: 'Expiring soon', sw: 'Inakaribia kuisha muda' },
  in_stock: { en: 'In stock', sw: 'Ipo' },
};

export const PRODUCT = {
  goToTill: { en: 'Go to the till', sw: 'Nenda kwenye mauzo' },
  profit: { en: 'Profit per {unit}', sw: 'Faida kwa {unit}' },
  share: { en: '{share}% of the selling price', sw: '{share}% ya bei ya kuuza' },
  breakEven: { en: 'Break-even price', sw: 'Bei isiyo na hasara' },
  markup: { en: 'Markup', sw: 'Ongezeko juu ya bei ya kununua' },
  openingValue: { en: 'Opening stock value', sw: 'Thamani ya stoku ya kuanzia' },
  noPrices: {
    en: 'Enter both prices to see this.',
    sw: 'Weka bei zote mbili ili kuona hii.',
  },
  till: { en: 'At the till', sw: 'Kwenye kaunta' },
  per: { en: 'per {unit}', sw: 'kwa {unit}' },
  unnamed: { en: 'Product name', sw: 'Jina la bidhaa' },
  movements: { en: 'Stock movements', sw: 'Mienendo ya stoku' },
  noMovements: { en: 'No stock movements yet.', sw: 'Bado hakuna mienendo ya stoku.' },
  notLoaded: { en: 'Stock movements could not be loaded', sw: 'Mienendo ya stoku haikuweza kupakiwa' },
  date: { en: 'Date', sw: 'Tarehe' },
  why: { en: 'Event', sw: 'Tukio' },
  store: { en: 'Store', sw: 'Stoo' },
  who: { en: 'By', sw: 'Aliyefanya' },
  moved: { en: 'Change', sw: 'Mabadiliko' },
  left: { en: 'Balance', sw: 'Iliyobaki' },
  leftAfter: { en: '{left} left', sw: 'Zimebaki {left}' },
  worth: { en: 'Value', sw: 'Thamani' },
  page: { en: '{from} to {to} of {total}', sw: '{from} hadi {to} kati ya {total}' },
} as const satisfies Record<string, Words>;

/** What moves stock, as it stands in the list of movements. */
export const MOVEMENT_KINDS: Readonly<Record<string, Words>> = {
  opening: { en: 'Opening stock', sw: 'Stoku ya kuanzia' },
  purchase: { en: 'Purchase', sw: 'Manunuzi' },
  sale: { en: 'Sale', sw: 'Mauzo' },
  return: { en: 'Return', sw: 'Marejesho' },
  'purchase-void': { en: 'Purchase voided', sw: 'Manunuzi yamebatilishwa' },
  'purchase-return': { en: 'Purchase return', sw: 'Manunuzi yaliyorudishwa' },
  'landed-cost': { en: 'Landed cost', sw: 'Gharama ya kufikisha bidhaa' },
  'landed-cost-void': { en: 'Landed cost voided', sw: 'Gharama ya kufikisha imebatilishwa' },
  'sale-return': { en: 'Sale return', sw: 'Bidhaa zilizorudishwa' },
  'sale-void': { en: 'Sale voided', sw: 'Mauzo yamebatilishwa' },
  adjustment: { en: 'Adjustment', sw: 'Marekebisho' },
  transfer: { en: 'Transfer', sw: 'Uhamisho' },
  'stock-request': { en: 'Stock request', sw: 'Ombi la bidhaa' },
  count: { en: 'Stock count', sw: 'Hesabu ya stoku' },
};
