import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const PAYABLE_TEXTS = {
  samePhone: { en: '{name} already has this phone number.', sw: '{name} tayari ana namba hii ya simu.' },
} as const satisfies Readonly<Record<string, Words>>;
