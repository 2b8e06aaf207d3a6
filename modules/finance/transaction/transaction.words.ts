import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const TRANSACTION_TEXTS = {
  amountNeeded: { en: 'Enter an amount above 0.', sw: 'Andika kiasi kilicho juu ya 0.' },
  feeTakesAll: {
    en: 'The fee comes out of what arrives, so it must be less than the amount.',
    sw: 'Makato hutoka kwenye kinachoingia, kwa hiyo lazima yawe chini ya kiasi.',
  },
  sameAccount: { en: 'Choose another account to transfer to.', sw: 'Chagua akaunti nyingine ya kuhamishia.' },
  otherCounterpart: {
    en: 'Not used for this type of transaction.',
    sw: 'Hii hailingani na aina ya muamala.',
  },
  ofNoUse: {
    en: 'Leave this empty for this type of transaction.',
    sw: 'Acha wazi kwa aina hii ya muamala.',
  },
  otherCurrency: {
    en: 'Both accounts must be in the same currency.',
    sw: 'Akaunti zote mbili lazima ziwe za sarafu moja.',
  },
  transactionsOne: { en: '{n} transaction', sw: 'Muamala {n}' },
  transactionsMany: { en: '{n} transactions', sw: 'Miamala {n}' },
  transactionsMovedTheirMoney: {
    en: 'Each transaction is posted for its amount on its date.',
    sw: 'Kila muamala umeingizwa kwenye vitabu kwa kiasi chake na tarehe yake.',
  },
} as const satisfies Readonly<Record<string, Words>>;
