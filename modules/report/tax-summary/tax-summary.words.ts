import type { Words } from '#core/i18n/language.ts';
import type { TaxCategory, TaxSide } from './tax-summary.rules.ts';

/** Sentences of the tax summary, on the screen, on paper and in the workbook. */
export const TAX_SUMMARY = {
  title: { en: 'VAT summary', sw: 'Muhtasari wa VAT' },
  sheet: { en: 'VAT {day}', sw: 'VAT {day}' },
  side: { en: 'Side', sw: 'Upande' },
  date: { en: 'Date', sw: 'Tarehe' },
  branch: { en: 'Branch', sw: 'Tawi' },
  document: { en: 'Document', sw: 'Hati' },
  remarks: { en: 'Description', sw: 'Maelezo' },
  documents: { en: 'Documents', sw: 'Hati' },
  line: { en: 'Line of the return', sw: 'Mstari wa ritani' },
  rate: { en: 'Rate', sw: 'Kiwango' },
  net: { en: 'Before VAT', sw: 'Kabla ya VAT' },
  tax: { en: 'VAT', sw: 'VAT' },
  payable: { en: 'VAT to pay', sw: 'VAT ya kulipa' },
  carried: { en: 'VAT to carry forward', sw: 'VAT ya kuhamisha mbele' },
  atRate: { en: '{category}, {rate}%', sw: '{category}, {rate}%' },
  booked: { en: 'In the books, account {code}', sw: 'Kwenye vitabu, akaunti {code}' },
  agrees: { en: 'Agrees with the documents', sw: 'Inalingana na hati' },
  differs: { en: 'Differs by {amount}', sw: 'Tofauti ni {amount}' },
  difference: { en: 'Difference', sw: 'Tofauti' },
  settled: { en: 'Settled months', sw: 'Miezi iliyofungwa' },
  toPay: { en: 'to pay {amount}', sw: 'ya kulipa {amount}' },
  carriedOn: { en: 'carried forward {amount}', sw: 'iliyohamishwa mbele {amount}' },
  none: {
    en: 'Nothing was sold or bought in this period',
    sw: 'Hakuna kilichouzwa wala kununuliwa kipindi hiki',
  },
} as const satisfies Readonly<Record<string, Words>>;

export const SIDE_WORDS: Readonly<Record<TaxSide, { title: Words; total: Words }>> = {
  sold: {
    title: { en: 'Sales', sw: 'Mauzo' },
    total: { en: 'VAT charged', sw: 'VAT tuliyotoza' },
  },
  bought: {
    title: { en: 'Purchases and expenses', sw: 'Manunuzi na matumizi' },
    total: { en: 'VAT claimed', sw: 'VAT tunayodai' },
  },
};

export const CATEGORY_WORDS: Readonly<Record<TaxCategory, Words>> = {
  standard: { en: 'Standard rate', sw: 'Kiwango cha kawaida' },
  special: { en: 'Special rate', sw: 'Kiwango maalumu' },
  mixed: { en: 'Receipts of several rates', sw: 'Risiti za viwango mchanganyiko' },
  zero: { en: 'Zero rated', sw: 'Kiwango sifuri' },
  exempt: { en: 'Exempt', sw: 'Msamaha wa VAT' },
  unregistered: { en: 'While not VAT registered', sw: 'Bila usajili wa VAT' },
  unclaimed: { en: 'Without a VAT claim', sw: 'Bila kudai VAT' },
};
