import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const BRANCH_SETTINGS_TEXTS = {
  notLength: { en: 'Enter a size such as 14px or 1rem.', sw: 'Andika kipimo kama 14px au 1rem.' },
  notFont: { en: 'Enter a font name.', sw: 'Andika jina la aina ya maandishi.' },
  bothHours: { en: 'Enter both times, or neither.', sw: 'Andika saa zote mbili, au acha zote wazi.' },
  hoursInOrder: { en: 'It must close after it opens.', sw: 'Lazima ifungwe baada ya kufunguliwa.' },
  breakInHours: {
    en: 'The break must lie within the opening hours.',
    sw: 'Mapumziko lazima yawe ndani ya saa za kazi.',
  },
  dayTooLate: {
    en: 'The business day must start between 00:00 and 06:00.',
    sw: 'Siku ya biashara lazima ianze kati ya 00:00 na 06:00.',
  },
} as const satisfies Readonly<Record<string, Words>>;
