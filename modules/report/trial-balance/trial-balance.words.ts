import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const TRIAL_BALANCE_TEXTS = {
  sheet: { en: 'Trial balance {day}', sw: 'Urari {day}' },
  total: { en: 'Total', sw: 'Jumla' },
  headingsCode: { en: 'Code', sw: 'Msimbo' },
  headingsAccount: { en: 'Account', sw: 'Akaunti' },
  headingsType: { en: 'Type', sw: 'Aina' },
  headingsOpeningDebit: { en: 'Opening debit, {currency}', sw: 'Debiti ya kuanzia, {currency}' },
  headingsOpeningCredit: { en: 'Opening credit, {currency}', sw: 'Krediti ya kuanzia, {currency}' },
  headingsPeriodDebit: { en: 'Debit in the period, {currency}', sw: 'Debiti ya kipindi, {currency}' },
  headingsPeriodCredit: { en: 'Credit in the period, {currency}', sw: 'Krediti ya kipindi, {currency}' },
  headingsDebit: { en: 'Debit, {currency}', sw: 'Debiti, {currency}' },
  headingsCredit: { en: 'Credit, {currency}', sw: 'Krediti, {currency}' },
} as const satisfies Readonly<Record<string, Words>>;
