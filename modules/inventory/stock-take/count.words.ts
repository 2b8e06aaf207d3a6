import type { Problem } from '#core/errors.ts';

// What is wrong with a line that somebody has counted.
export const NOT_IN_SCOPE: Problem = {
  key: 'not_in_scope',
  words: {
    en: 'This product is not in the categories of this stock take.',
    sw: 'Bidhaa hii haipo kwenye makundi ya hesabu hii.',
  },
};
export const MOVED_SINCE: Problem = {
  key: 'moved_since',
  words: {
    en: 'Some of it was sold or received after the first count. Count all of it again.',
    sw: 'Baadhi yake imeuzwa au imepokelewa baada ya hesabu ya kwanza. Ihesabu yote tena.',
  },
};
