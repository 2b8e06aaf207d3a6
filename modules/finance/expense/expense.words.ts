import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules, commands and checks. */
export const EXPENSE_TEXTS = {
  nothingSpent: { en: 'Enter the amount of the expense.', sw: 'Andika kiasi cha matumizi.' },
  expensesOne: { en: '{n} expense', sw: 'Matumizi {n}' },
  expensesMany: { en: '{n} expenses', sw: 'Matumizi {n}' },
  prepaymentsAreWaiting: {
    en: 'Prepayments (1160) equal what was paid on unverified expenses and for days of service and SMS to come.',
    sw: 'Malipo ya awali (akaunti 1160) ni yaliyolipwa kwa matumizi ambayo hayajahakikiwa na kwa siku za huduma na SMS zijazo.',
  },
  expensesSumUp: {
    en: 'Each expense matches its payments, and its unpaid part matches its debt.',
    sw: 'Kila matumizi yamelipwa kama malipo yake yanavyosema, na kinachobaki cha yaliyohakikiwa ni deni lake.',
  },
} as const satisfies Readonly<Record<string, Words>>;
