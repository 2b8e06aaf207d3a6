import type { Words } from '#core/i18n/language.ts';

/** Sentences of the ages of debts, on the screen, on paper and in the workbook. */
export const AGED_DEBTS = {
  title: { en: 'Aged debts', sw: 'Madeni kwa umri' },
  sheet: { en: 'Aged debts {day}', sw: 'Madeni kwa umri {day}' },
  side: { en: 'Whose debts', sw: 'Madeni ya nani' },
  debtor: { en: 'Owed to us', sw: 'Tunachodai' },
  creditor: { en: 'We owe', sw: 'Tunachodaiwa' },
  total: { en: 'Total', sw: 'Jumla' },
  overdue: { en: 'Overdue', sw: 'Yaliyochelewa' },
  ofOwed: { en: '{share} of what is owed', sw: '{share} ya kinachodaiwa' },
  none: { en: 'Nothing was owed on this day', sw: 'Hakuna deni lililokuwapo siku hii' },
  noDebts: { en: 'No debts', sw: 'Hakuna madeni' },
  due: { en: 'due {day}', sw: 'mwisho wa kulipa {day}' },
  since: { en: 'since {day}', sw: 'tangu {day}' },
} as const satisfies Readonly<Record<string, Words>>;

/** Heads of the columns. */
export const AGE_WORDS = {
  not_due: { en: 'Not due yet', sw: 'Bado muda' },
  to_30: { en: '0–30 days', sw: 'Siku 0–30' },
  to_60: { en: '31–60 days', sw: 'Siku 31–60' },
  to_90: { en: '61–90 days', sw: 'Siku 61–90' },
  older: { en: 'Over 90 days', sw: 'Zaidi ya siku 90' },
  owed: { en: 'Owed', sw: 'Deni' },
  deposit: { en: 'Deposit', sw: 'Amana' },
  net: { en: 'Net', sw: 'Salio' },
} as const satisfies Readonly<Record<string, Words>>;
