import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const STATEMENT_TEXTS = {
  sheet: { en: 'Statement', sw: 'Taarifa' },
  opening: { en: 'Opening balance', sw: 'Salio la kuanzia' },
  closing: { en: 'Closing balance', sw: 'Salio la mwisho' },
  headingsDate: { en: 'Date', sw: 'Tarehe' },
  headingsEvent: { en: 'Document', sw: 'Hati' },
  headingsBranch: { en: 'Branch', sw: 'Tawi' },
  headingsDebit: { en: 'Owed, {currency}', sw: 'Kilichodaiwa, {currency}' },
  headingsCredit: { en: 'Paid, {currency}', sw: 'Kilicholipwa, {currency}' },
  headingsBalance: { en: 'Balance, {currency}', sw: 'Salio, {currency}' },
} as const satisfies Readonly<Record<string, Words>>;
