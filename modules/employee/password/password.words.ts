import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const PASSWORD_TEXTS = {
  short: { en: 'Use at least {n} characters.', sw: 'Tumia angalau herufi {n}.' },
  plain: {
    en: 'Use a lowercase letter, an uppercase letter, a number and a symbol such as - or !.',
    sw: 'Tumia herufi ndogo, herufi kubwa, tarakimu na alama kama - au !.',
  },
  guessed: { en: 'This password is too easy to guess.', sw: 'Nenosiri hili ni rahisi mno kukisia.' },
} as const satisfies Readonly<Record<string, Words>>;
