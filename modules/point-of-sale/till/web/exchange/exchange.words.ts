import type { Words } from '#core/i18n/language.ts';

/** What stands on the bill of an exchange, which the till has from the start. */
export const EXCHANGE = {
  exchange: { en: 'Exchange items', sw: 'Badili bidhaa' },
  goesOutItems: { en: 'Goes out, {items}', sw: 'Zinatoka, {items}' },
  lessDebt: { en: 'Off what is owed of {number}', sw: 'Kupunguza deni la {number}' },
  vatOnDifference: { en: 'VAT on the difference', sw: 'VAT ya tofauti' },
  toPay: { en: 'To pay', sw: 'Ya kulipa' },
  toGiveBack: { en: 'To give back', sw: 'Ya kurudisha' },
  giveBack: { en: 'Give back {amount}', sw: 'Rudisha {amount}' },
  even: { en: 'Exchange', sw: 'Badili' },
  givenBack: { en: 'Give back', sw: 'Rudisha' },
} as const satisfies Record<string, Words>;
