import type { Words } from '#core/i18n/language.ts';

/** Words of the lines of products on a form. */
export const PRODUCT_LINES = {
  remove: { en: 'Remove {name}', sw: 'Ondoa {name}' },
} as const satisfies Record<string, Words>;
