import type { Words } from '#core/i18n/language.ts';

// cspell:ignore choosen

export const IMAGE = {
  choose: { en: 'Choose a picture', sw: 'Chagua picha' },
  another: { en: 'Choose another', sw: 'Chagua nyingine' },
  remove: { en: 'Remove the picture', sw: 'Ondoa picha' },
  /** Of named file inputs, to the letter (specification §5). */
  none: { en: 'no file has been choosen', sw: 'hakuna faili lililochaguliwa' },
  unreadable: {
    en: 'This picture cannot be opened. Choose a PNG, JPEG or WebP.',
    sw: 'Picha hii haifunguki. Chagua PNG, JPEG au WebP.',
  },
} as const satisfies Record<string, Words>;
