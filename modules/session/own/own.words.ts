import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const OWN_TEXTS = {
  passwordChanged: { en: 'Password changed', sw: 'Nenosiri limebadilishwa' },
  loggedOut: { en: 'Logged out', sw: 'Kimeondolewa' },
  wrong: { en: 'This is not your password.', sw: 'Hili si nenosiri lako.' },
} as const satisfies Readonly<Record<string, Words>>;
