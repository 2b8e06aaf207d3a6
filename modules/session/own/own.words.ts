import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const OWN_TEXTS = {
  passwordChanged: { en: 'Password changed', sw: 'Nenosiri limebadilishwa' },
  proved: { en: 'Confirmed', sw: 'Imethibitishwa' },
  loggedOut: { en: 'Logged out', sw: 'Kimeondolewa' },
  same: {
    en: 'Choose another password than the one you were given.',
    sw: 'Chagua nenosiri tofauti na ulilopewa.',
  },
  chosen: {
    en: 'Own password chosen at the first login',
    sw: 'Nenosiri binafsi lilichaguliwa wakati wa kuingia mara ya kwanza',
  },
  pinSet: { en: 'PIN saved', sw: 'PIN imehifadhiwa' },
  pinDropped: { en: 'PIN removed', sw: 'PIN imeondolewa' },
  pinDigits: { en: 'A PIN has 4 to 6 digits.', sw: 'PIN ina tarakimu 4 hadi 6.' },
  pinEasy: {
    en: 'This PIN is easy to guess. Choose one that is not a row of numbers.',
    sw: 'PIN hii ni rahisi kukisia. Chagua isiyo na tarakimu zilizofuatana au zinazofanana.',
  },
  wrong: { en: 'This is not your password.', sw: 'Hili si nenosiri lako.' },
} as const satisfies Readonly<Record<string, Words>>;
