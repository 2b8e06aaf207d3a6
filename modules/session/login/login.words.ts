import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const LOGIN_TEXTS = {
  loggedOut: { en: 'You have been logged out', sw: 'Umetoka' },
} as const satisfies Readonly<Record<string, Words>>;
