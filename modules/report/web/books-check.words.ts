import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

/** The words of the books check; what must hold comes from the server. */
export const BOOKS = {
  again: { en: 'Check again', sw: 'Hakiki tena' },
  right: { en: 'The books are right', sw: 'Vitabu viko sawa' },
  wrong: {
    one: { en: '{n} thing does not hold', sw: 'Jambo {n} haliko sawa' },
    many: { en: '{n} things do not hold', sw: 'Mambo {n} hayako sawa' },
  },
  checkedAt: {
    en: '{n} things that must hold were checked over all branches on {at}.',
    sw: 'Mambo {n} ambayo lazima yawe sawa yamehakikiwa kwa matawi yote, {at}.',
  },
  holds: { en: 'Holds', sw: 'Sawa' },
  holdsNot: { en: 'Does not hold', sw: 'Si sawa' },
  about: { en: 'About', sw: 'Kuhusu' },
  expected: { en: 'Should be', sw: 'Inapaswa kuwa' },
  found: { en: 'Is', sw: 'Ilivyo' },
  first: { en: 'The first {n} are shown.', sw: 'Zinaonyeshwa {n} za kwanza.' },
  whole: { en: 'All branches', sw: 'Matawi yote' },
} as const satisfies Record<string, Words | CountedWords>;

/** What a check went through. */
export const EXAMINED: Readonly<Record<string, CountedWords>> = {
  entries: {
    one: { en: '{n} entry', sw: 'Ingizo {n}' },
    many: { en: '{n} entries', sw: 'Maingizo {n}' },
  },
  lines: {
    one: { en: '{n} line', sw: 'Mstari {n}' },
    many: { en: '{n} lines', sw: 'Mistari {n}' },
  },
  months: {
    one: { en: '{n} month sum', sw: 'Jumla {n} ya mwezi' },
    many: { en: '{n} month sums', sw: 'Jumla {n} za miezi' },
  },
  branches: {
    one: { en: '{n} branch', sw: 'Tawi {n}' },
    many: { en: '{n} branches', sw: 'Matawi {n}' },
  },
  documents: {
    one: { en: '{n} document', sw: 'Hati {n}' },
    many: { en: '{n} documents', sw: 'Hati {n}' },
  },
  products: {
    one: { en: '{n} product', sw: 'Bidhaa {n}' },
    many: { en: '{n} products', sw: 'Bidhaa {n}' },
  },
  levels: {
    one: { en: '{n} product in a store', sw: 'Bidhaa {n} kwenye stoo' },
    many: { en: '{n} products in stores', sw: 'Bidhaa {n} kwenye stoo' },
  },
  accounts: {
    one: { en: '{n} account', sw: 'Akaunti {n}' },
    many: { en: '{n} accounts', sw: 'Akaunti {n}' },
  },
  reversals: {
    one: { en: '{n} reversal', sw: 'Utenguzi {n}' },
    many: { en: '{n} reversals', sw: 'Tenguzi {n}' },
  },
  sales: {
    one: { en: '{n} sale', sw: 'Mauzo {n}' },
    many: { en: '{n} sales', sw: 'Mauzo {n}' },
  },
  returns: {
    one: { en: '{n} return', sw: 'Marejesho {n}' },
    many: { en: '{n} returns', sw: 'Marejesho {n}' },
  },
  debts: {
    one: { en: '{n} debt', sw: 'Deni {n}' },
    many: { en: '{n} debts', sw: 'Madeni {n}' },
  },
  payments: {
    one: { en: '{n} payment', sw: 'Malipo {n}' },
    many: { en: '{n} payments', sw: 'Malipo {n}' },
  },
};
