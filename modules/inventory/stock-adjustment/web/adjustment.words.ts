import type { Words } from '#core/i18n/language.ts';

export const ADJUST = {
  title: { en: 'Adjust stock', sw: 'Rekebisha stoku' },
  save: { en: 'Save adjustment', sw: 'Hifadhi marekebisho' },
  saved: { en: 'Stock adjusted', sw: 'Stoku imerekebishwa' },
  products: { en: 'Products', sw: 'Bidhaa' },
  productsWhy: {
    en: 'Scan or search, then enter how much there really is.',
    sw: 'Skani au tafuta, kisha weka idadi halisi iliyopo.',
  },
  answered: { en: 'Entered after the count', sw: 'Zilizoingizwa baada ya kuhesabu' },
  answeredWhy: {
    en: 'These belong before the count but were entered later. They are offset here, so what was counted still stands.',
    sw: 'Hizi ni za kabla ya kuhesabu ila ziliingizwa baadaye. Zimesawazishwa hapa, kwa hiyo kilichohesabiwa kinabaki.',
  },
  nothingYet: { en: 'No product chosen yet.', sw: 'Bado hujachagua bidhaa.' },
  needed: { en: 'Choose at least one product.', sw: 'Chagua angalau bidhaa moja.' },
  enterAs: { en: 'Enter as', sw: 'Weka kama' },
  changeBy: { en: 'Change', sw: 'Mabadiliko' },
  add: { en: 'Add', sw: 'Ongeza' },
  remove: { en: 'Take off', sw: 'Punguza' },
  ofEvening: {
    en: 'Compared with the stock at the end of {day}',
    sw: 'Inalinganishwa na stoku ya mwisho wa {day}',
  },
  stockNow: { en: '{stock} in stock now', sw: 'Sasa zipo {stock}' },
  fromTo: { en: 'from {from} to {to}', sw: 'kutoka {from} hadi {to}' },
  costWhy: {
    en: 'Asked because nothing is in stock. Leave it empty to use the last cost.',
    sw: 'Inaulizwa kwa sababu hakuna kwenye stoku. Acha wazi kutumia gharama ya mwisho.',
  },
  batch: { en: 'Batch', sw: 'Bechi' },
  allBatches: { en: 'All batches', sw: 'Bechi zote' },
  firstToExpire: { en: 'First to expire', sw: 'Linaloisha muda kwanza' },
  newBatch: { en: 'New batch', sw: 'Bechi mpya' },
  expiresOn: { en: 'expires {date}', sw: 'muda unaisha {date}' },
  inBatch: { en: '{stock} in stock', sw: 'zipo {stock}' },
  reasons: { en: 'Common reasons', sw: 'Sababu za kawaida' },
  change: { en: 'Change', sw: 'Mabadiliko' },
  value: { en: 'Stock value', sw: 'Thamani ya stoku' },
  effect: { en: 'What changes', sw: 'Kinachobadilika' },
  count: { en: 'Stock take', sw: 'Hesabu stoku' },
} as const satisfies Record<string, Words>;

/** What is mostly written as the reason; anything else may be typed. */
export const REASONS: readonly Words[] = [
  { en: 'Counted', sw: 'Imehesabiwa' },
  { en: 'Damaged', sw: 'Imeharibika' },
  { en: 'Expired', sw: 'Imeisha muda' },
  { en: 'Lost or stolen', sw: 'Imepotea au kuibiwa' },
  { en: 'Found', sw: 'Imepatikana' },
  { en: 'Own use', sw: 'Matumizi ya ndani' },
];

/** What moves stock and is no document of its own. */
export const OTHER_DOCUMENTS: Readonly<Record<string, Words>> = {
  'count-answer': { en: 'Count offset', sw: 'Usawazishaji wa hesabu' },
  'opening-stock': { en: 'Opening stock', sw: 'Stoku ya kuanzia' },
};
