import type { Words } from '#core/i18n/language.ts';

/** How long ago something was. */
export const AGO = {
  now: { en: 'just now', sw: 'sasa hivi' },
  minute: { en: '1 minute ago', sw: 'dakika 1 iliyopita' },
  minutes: { en: '{n} minutes ago', sw: 'dakika {n} zilizopita' },
  hour: { en: '1 hour ago', sw: 'saa 1 iliyopita' },
  hours: { en: '{n} hours ago', sw: 'saa {n} zilizopita' },
  day: { en: '1 day ago', sw: 'siku 1 iliyopita' },
  days: { en: '{n} days ago', sw: 'siku {n} zilizopita' },
} as const satisfies Record<string, Words>;
