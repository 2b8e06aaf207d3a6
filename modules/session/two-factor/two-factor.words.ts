import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const TWO_FACTOR_TEXTS = {
  turnedOff: { en: 'Two-factor authentication is off', sw: 'Uthibitisho wa hatua mbili umezimwa' },
  demanded: {
    en: 'Everyone must now use two-factor authentication',
    sw: 'Sasa kila mtu lazima atumie uthibitisho wa hatua mbili',
  },
  notDemanded: {
    en: 'Two-factor authentication is no longer required',
    sw: 'Uthibitisho wa hatua mbili si lazima tena',
  },
  renewed: { en: 'New recovery codes', sw: 'Namba mpya za akiba' },
} as const satisfies Readonly<Record<string, Words>>;
