import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const SAVED_VIEW_TEXTS = {
  deleted: { en: 'Deleted', sw: 'Umefutwa' },
} as const satisfies Readonly<Record<string, Words>>;
