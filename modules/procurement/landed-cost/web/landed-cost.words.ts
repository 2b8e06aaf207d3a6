import type { Words } from '#core/i18n/language.ts';

/** Words of adding transport, customs and the like to what was bought. */
export const COST = {
  title: { en: 'Add landed cost', sw: 'Ongeza gharama ya kufikisha' },
  button: { en: 'Add landed cost', sw: 'Ongeza gharama ya kufikisha' },
  what: { en: 'Transport, customs, loading', sw: 'Usafiri, forodha, kupakia' },
  whatWhy: {
    en: 'Shared over the goods of these purchases: what is still in stock costs more, the rest is cost of sales.',
    sw: 'Hugawanywa kwa bidhaa za manunuzi haya: zilizopo stoo hugharimu zaidi, nyingine ni gharama ya mauzo.',
  },
  purchases: { en: 'Purchases', sw: 'Manunuzi' },
  name: { en: 'What for', sw: 'Ya nini' },
  example: { en: 'Lorry from Mwanza', sw: 'Lori kutoka Tunduma' },
  amount: { en: 'Amount with VAT', sw: 'Kiasi pamoja na VAT' },
  by: { en: 'Share by', sw: 'Gawa kwa' },
  byValue: { en: 'Share by value', sw: 'Gawa kwa thamani' },
  byQuantity: { en: 'Share by quantity', sw: 'Gawa kwa idadi' },
  receipt: { en: 'Fiscal receipt given', sw: 'Risiti ya EFD imetolewa' },
  vat: { en: 'VAT', sw: 'VAT' },
  payment: { en: 'Payment', sw: 'Malipo' },
  paid: { en: 'Paid', sw: 'Imelipwa' },
  owed: { en: 'On credit', sw: 'Kwa mkopo' },
  paidFrom: { en: 'Paid from', sw: 'Imelipwa kutoka' },
  supplier: { en: 'Carrier or agent', sw: 'Msafirishaji au wakala' },
  reference: { en: 'Payment reference', sw: 'Kumbukumbu ya malipo' },
  fee: { en: 'Fee', sw: 'Ada' },
  save: { en: 'Save landed cost', sw: 'Hifadhi gharama' },
  saved: { en: 'Landed cost {number} is saved', sw: 'Gharama {number} imehifadhiwa' },
  add: { en: 'Add transport or other cost', sw: 'Ongeza usafiri au gharama nyingine' },
  remove: { en: 'Remove this cost', sw: 'Ondoa gharama hii' },
  onForm: { en: 'Transport and other costs', sw: 'Usafiri na gharama nyingine' },
  onFormWhy: {
    en: 'Added to the cost of the goods, not owed to this supplier.',
    sw: 'Huongeza gharama ya bidhaa, si sehemu ya malipo ya msambazaji.',
  },
} as const satisfies Record<string, Words>;
