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
