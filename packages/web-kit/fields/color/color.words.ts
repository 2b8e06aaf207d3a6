import type { Words } from '#core/i18n/language.ts';

/** Words of the colour picker. */
export const COLOR = {
  swatch: { en: 'Colour {colour}', sw: 'Rangi {colour}' },
  open: { en: 'Pick a colour', sw: 'Chagua rangi' },
  shade: { en: 'Shade', sw: 'Kivuli cha rangi' },
  hue: { en: 'Hue', sw: 'Aina ya rangi' },
} as const satisfies Record<string, Words>;
