import type { Words } from '#core/i18n/language.ts';

export const BOOKS = {
  title: { en: 'Books', sw: 'Vitabu' },
  open: { en: 'No day is locked.', sw: 'Hakuna siku iliyofungwa.' },
  locked: { en: 'Locked until {day}.', sw: 'Vimefungwa hadi {day}.' },
  until: { en: 'Lock until', sw: 'Funga hadi' },
  why: {
    en: 'Nothing is posted on or before this day. Corrections go to later days.',
    sw: 'Hakuna kinachoandikwa siku hii au kabla yake. Marekebisho huandikwa siku zinazofuata.',
  },
  reason: { en: 'Why it is opened again', sw: 'Sababu ya kufungua tena' },
  lock: { en: 'Lock the books', sw: 'Funga vitabu' },
  unlock: { en: 'Open the books', sw: 'Fungua vitabu' },
  lockedNow: { en: 'The books are locked', sw: 'Vitabu vimefungwa' },
  openedNow: { en: 'The books are open', sw: 'Vitabu vimefunguliwa' },
} as const satisfies Record<string, Words>;
