import type { Words } from '#core/i18n/language.ts';

/** The words of what a document posts. */
export const POSTING = {
  entries: { en: 'Journal entries', sw: 'Maingizo ya jarida' },
  ahead: { en: 'What this posts', sw: 'Kitakachoandikwa vitabuni' },
  none: { en: 'Nothing has been posted.', sw: 'Hakuna kilichoandikwa vitabuni.' },
  account: { en: 'Account, {currency}', sw: 'Akaunti, {currency}' },
  debit: { en: 'Debit', sw: 'Debiti' },
  credit: { en: 'Credit', sw: 'Krediti' },
  reversal: { en: '{date}, reversal', sw: '{date}, utenguzi' },
  goods: { en: 'Stock', sw: 'Stoo' },
  quantity: { en: 'Quantity', sw: 'Idadi' },
  value: { en: 'Cost', sw: 'Gharama' },
} as const satisfies Record<string, Words>;
