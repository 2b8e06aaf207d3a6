import type { Problem } from '#core/errors.ts';

/** What is wrong with how many of some goods, in every document that counts them. */
export const ABOVE_ZERO: Problem = {
  key: 'above_zero',
  words: { en: 'This must be above zero.', sw: 'Hii lazima izidi sifuri.' },
};
export const WHOLE_UNITS: Problem = {
  key: 'whole_units',
  words: { en: 'This is counted in whole units only.', sw: 'Hii huhesabiwa kwa idadi kamili tu.' },
};
