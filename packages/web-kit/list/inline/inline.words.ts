import type { Words } from '#core/i18n/language.ts';

/** The words of setting a value where it stands in a list. */
export const INLINE = {
  of: { en: '{field} of {name}', sw: '{field}: {name}' },
  save: { en: 'Save', sw: 'Hifadhi' },
  again: {
    en: '{sentence} Save again to overwrite it.',
    sw: '{sentence} Hifadhi tena ili kuandika juu yake.',
  },
} as const satisfies Record<string, Words>;
