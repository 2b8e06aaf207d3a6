import type { Words } from '#core/i18n/language.ts';

export const IMAGE = {
  choose: { en: 'Choose a picture', sw: 'Chagua picha' },
  another: { en: 'Choose another', sw: 'Chagua nyingine' },
  remove: { en: 'Remove the picture', sw: 'Ondoa picha' },
  unreadable: {
    en: 'This picture cannot be opened. Choose a PNG, JPEG or WebP.',
    sw: 'Picha hii haifunguki. Chagua PNG, JPEG au WebP.',
  },
} as const satisfies Record<string, Words>;
