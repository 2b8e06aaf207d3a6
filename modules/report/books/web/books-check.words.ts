import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';

/** The words of the books check; what must hold comes from the server. */
export const BOOKS = {
  again: { en: 'Check again', sw: 'Hakiki tena' },
  right: { en: 'The books are in order', sw: 'Vitabu viko sawa' },
  wrong: {
    one: { en: '{n} check failed', sw: 'Jambo {n} haliko sawa' },
    many: { en: '{n} checks failed', sw: 'Mambo {n} hayako sawa' },
  },
  checkedAt: {
    en: '{n} checks were run over all branches on {at}.',
    sw: 'Mambo {n} ambayo lazima yawe sawa yamehakikiwa kwa matawi yote, {at}.',
  },
  holds: { en: 'Passed', sw: 'Sawa' },
  holdsNot: { en: 'Failed', sw: 'Si sawa' },
  about: { en: 'Item', sw: 'Kitu' },
  expected: { en: 'Should be', sw: 'Inapaswa kuwa' },
  found: { en: 'Found', sw: 'Ilivyo' },
  first: { en: 'Showing the first {n}.', sw: 'Zinaonyeshwa {n} za kwanza.' },
  whole: { en: 'All branches', sw: 'Matawi yote' },
} as const satisfies Record<string, Words | CountedWords>;
