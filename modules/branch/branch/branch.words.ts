import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const BRANCH_TEXTS = {
  notTimeZone: {
    en: 'This time zone does not exist. Use one such as Africa/Dar_es_Salaam.',
    sw: 'Majira haya ya saa hayapo. Tumia, kwa mfano, Africa/Dar_es_Salaam.',
  },
  notAbbreviation: {
    en: 'Use one to three letters or digits, starting with a letter.',
    sw: 'Tumia herufi au tarakimu moja hadi tatu, ukianza na herufi.',
  },
  fixed: {
    en: 'This cannot be changed, because documents of the branch use it.',
    sw: 'Hii haiwezi kubadilishwa, kwa sababu hati za tawi zinaitumia.',
  },
  dayNotOver: { en: 'Only past days can be locked.', sw: 'Unaweza kufunga siku zilizopita tu.' },
} as const satisfies Readonly<Record<string, Words>>;
