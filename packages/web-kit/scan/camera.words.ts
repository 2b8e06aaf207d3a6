import type { Words } from '#core/i18n/language.ts';

/** Asked once, before the camera reads a barcode for the first time with this account. */
export const CAMERA = {
  title: { en: 'Scan barcodes with the camera?', sw: 'Uskani misimbo pau kwa kamera?' },
  why: {
    en: 'You can switch it off again under Settings, Preferences.',
    sw: 'Unaweza kuzima tena kwenye Mipangilio, Mapendeleo.',
  },
  allow: { en: 'Allow scanning', sw: 'Ruhusu kuskani' },
} as const satisfies Record<string, Words>;
