import type { Words } from '#core/i18n/language.ts';

/** Scanning with the camera; `title`, `why` and `allow` are asked once, before it reads for the first time with this account. */
export const CAMERA = {
  button: { en: 'Scan', sw: 'Skani' },
  scan: { en: 'Scan with the camera', sw: 'Skani kwa kamera' },
  none: {
    en: 'No camera was found, or this page is not allowed to use it.',
    sw: 'Hakuna kamera, au ukurasa huu hauruhusiwi kuitumia.',
  },
  title: { en: 'Scan barcodes with the camera?', sw: 'Uskani misimbo pau kwa kamera?' },
  why: {
    en: 'You can switch it off again under Settings, Preferences.',
    sw: 'Unaweza kuzima tena kwenye Mipangilio, Mapendeleo.',
  },
  allow: { en: 'Allow scanning', sw: 'Ruhusu kuskani' },
} as const satisfies Record<string, Words>;
