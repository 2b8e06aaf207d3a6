import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const USER_TEXTS = {
  taken: { en: 'This is already used to log in.', sw: 'Tayari kuna mtu anayeitumia kuingia.' },
} as const satisfies Readonly<Record<string, Words>>;
