import type { Words } from '#core/i18n/language.ts';

/** The same for a code that nobody has and for one that cannot be any: nothing is learned by asking. */
export const PAPER_UNKNOWN: Words = {
  en: 'No document has this code. Check each letter, or scan the code again.',
  sw: 'Hakuna hati yenye msimbo huu. Kagua kila herufi, au skani msimbo tena.',
};
