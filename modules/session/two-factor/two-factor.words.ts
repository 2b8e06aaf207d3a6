import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const TWO_FACTOR_TEXTS = {
  turnedOff: { en: 'Two-factor authentication is off', sw: 'Uthibitisho wa hatua mbili umezimwa' },
  renewed: { en: 'New recovery codes', sw: 'Namba mpya za akiba' },
} as const satisfies Readonly<Record<string, Words>>;
