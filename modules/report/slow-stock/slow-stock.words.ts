import type { Words } from '#core/i18n/language.ts';

// cspell:ignore zinazokaa ziliuzwa zilizouzwa hazijauzwa haijauzwa inatosha lilivyo

/** Sentences of the report of slow stock, on the screen, on paper and in the workbook. */
export const SLOW_STOCK = {
  title: { en: 'Slow stock', sw: 'Bidhaa zinazokaa' },
  sheet: { en: 'Slow stock {day}', sw: 'Bidhaa zinazokaa {day}' },
  ages: { en: 'Time since the last sale', sw: 'Muda tangu kuuzwa mara ya mwisho' },
  all: { en: 'All goods', sw: 'Bidhaa zote' },
  product: { en: 'Product', sw: 'Bidhaa' },
  unit: { en: 'Unit', sw: 'Kipimo' },
  quantity: { en: 'In stock', sw: 'Idadi iliyopo' },
  value: { en: 'Value', sw: 'Thamani' },
  sold: { en: 'Sold in 90 days', sw: 'Zilizouzwa siku 90' },
  lastSold: { en: 'Last sold', sw: 'Iliuzwa mwisho' },
  idle: { en: 'Days unsold', sw: 'Siku bila kuuzwa' },
  lasts: { en: 'Lasts, days', sw: 'Inatosha siku' },
  never: { en: 'Never', sw: 'Haijauzwa' },
  idleFor: { en: 'unsold for {n} days', sw: 'siku {n} bila kuuzwa' },
  total: { en: 'Total', sw: 'Jumla' },
  stockValue: { en: 'Stock value', sw: 'Thamani ya bidhaa' },
  notSold: { en: 'Unsold for over 90 days', sw: 'Hazijauzwa zaidi ya siku 90' },
  ofValue: { en: '{share} of the value', sw: '{share} ya thamani' },
  booked: { en: 'In the books, account 1200', sw: 'Kwenye vitabu, akaunti 1200' },
  agrees: { en: 'Agrees with the stock', sw: 'Inalingana na bidhaa' },
  differs: { en: 'Differs by {amount}', sw: 'Tofauti ni {amount}' },
  none: { en: 'No goods were in stock on this day', sw: 'Hakukuwa na bidhaa siku hii' },
  noneOfAge: { en: 'No goods of this age', sw: 'Hakuna bidhaa za muda huu' },
} as const satisfies Readonly<Record<string, Words>>;

/** How long goods have not been sold. */
export const IDLE_WORDS = {
  to_30: { en: 'Within 30 days', sw: 'Ndani ya siku 30' },
  to_90: { en: '31–90 days', sw: 'Siku 31–90' },
  to_180: { en: '91–180 days', sw: 'Siku 91–180' },
  older: { en: 'Over 180 days', sw: 'Zaidi ya siku 180' },
} as const satisfies Readonly<Record<string, Words>>;
