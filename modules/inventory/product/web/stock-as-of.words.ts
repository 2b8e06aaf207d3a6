import type { Words } from '#core/i18n/language.ts';

export const STOCK_AS_OF = {
  open: { en: 'Stock as of…', sw: 'Stoku hadi tarehe…' },
  title: { en: 'Stock as of a past date', sw: 'Stoku hadi tarehe ya nyuma' },
  date: { en: 'Date', sw: 'Tarehe' },
  time: { en: 'Time', sw: 'Saa' },
  wholeDay: { en: 'Leave empty for the end of the day.', sw: 'Acha wazi kwa mwisho wa siku.' },
  store: { en: 'Store', sw: 'Stoo' },
  allStores: { en: 'All stores', sw: 'Stoo zote' },
  show: { en: 'Show stock', sw: 'Onyesha stoku' },
  today: { en: 'Back to today', sw: 'Rudi kwenye leo' },
} as const satisfies Record<string, Words>;
