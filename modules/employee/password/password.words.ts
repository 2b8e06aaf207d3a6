import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const PASSWORD_TEXTS = {
  short: { en: 'Use at least {n} characters.', sw: 'Tumia angalau herufi {n}.' },
  plain: {
    en: 'Use a lowercase letter, an uppercase letter, a number and a symbol such as - or !.',
    sw: 'Tumia herufi ndogo, herufi kubwa, tarakimu na alama kama - au !.',
  },
  guessed: {
    en: 'This password is too easy to guess. Better: three words that have nothing to do with each other, and a number.',
    sw: 'Nenosiri hili ni rahisi mno kukisia. Afadhali: maneno matatu yasiyohusiana, na namba.',
  },
  keys: {
    en: 'Keys that lie side by side are easy to guess. Better: three words that have nothing to do with each other, and a number.',
    sw: 'Vitufe vilivyo karibu ni rahisi kukisia. Afadhali: maneno matatu yasiyohusiana, na namba.',
  },
  name: {
    en: 'Do not use your own name or number, or the name of the business. Better: three words that have nothing to do with you.',
    sw: 'Usitumie jina au namba yako, wala jina la biashara. Afadhali: maneno matatu yasiyokuhusu.',
  },
} as const satisfies Readonly<Record<string, Words>>;
