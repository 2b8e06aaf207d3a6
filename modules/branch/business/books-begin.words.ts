import type { Words } from '#core/i18n/language.ts';

export const BOOKS_BEGIN = {
  title: { en: 'Books begin on', sw: 'Vitabu vinaanza' },
  why: {
    en: 'For the whole business. Nothing can be dated before this day.',
    sw: 'Kwa biashara nzima. Hakuna kinachoweza kuwekwa tarehe ya kabla ya siku hii.',
  },
  save: { en: 'Change', sw: 'Badili' },
  saved: { en: 'The first day of the books is changed', sw: 'Siku ya kwanza ya vitabu imebadilishwa' },
  notLoaded: {
    en: 'The first day of the books could not be loaded',
    sw: 'Siku ya kwanza ya vitabu haikuweza kupakiwa',
  },
  posted: {
    en: 'Dated before that day: {n}, the first on {date}. Choose {date} or an earlier day.',
    sw: 'Zenye tarehe ya kabla ya siku hiyo: {n}, ya kwanza {date}. Chagua {date} au tarehe ya kabla yake.',
  },
} as const satisfies Record<string, Words>;
