import type { Words } from '#core/i18n/language.ts';

export const BOOKS = {
  title: { en: 'Books', sw: 'Vitabu' },
  open: { en: 'No days are locked.', sw: 'Hakuna siku iliyofungwa.' },
  locked: { en: 'Locked until {day}.', sw: 'Vimefungwa hadi {day}.' },
  until: { en: 'Lock until', sw: 'Funga hadi' },
  why: {
    en: 'Nothing can be posted on or before this day. Corrections are posted on a later day.',
    sw: 'Hakuna kinachoweza kuingizwa siku hii au kabla yake. Marekebisho huingizwa siku zinazofuata.',
  },
  reason: { en: 'Reason for unlocking', sw: 'Sababu ya kufungua' },
  lock: { en: 'Lock the books', sw: 'Funga vitabu' },
  unlock: { en: 'Unlock the books', sw: 'Fungua vitabu' },
  lockedNow: { en: 'The books are locked', sw: 'Vitabu vimefungwa' },
  openedNow: { en: 'The books are unlocked', sw: 'Vitabu vimefunguliwa' },
} as const satisfies Record<string, Words>;
