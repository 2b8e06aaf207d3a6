import type { Words } from '#core/i18n/language.ts';

export const BOOKS = {
  title: { en: 'Books', sw: 'Vitabu' },
  open: { en: 'No days are locked.', sw: 'Hakuna siku iliyofungwa.' },
  locked: { en: 'Locked until {day}.', sw: 'Vimefungwa hadi {day}.' },
  until: { en: 'Lock until', sw: 'Funga hadi' },
  why: {
    en: 'Nobody can post on or before this day. Corrections are posted on a later day, and only an owner unlocks it.',
    sw: 'Hakuna anayeweza kuingiza siku hii au kabla yake. Marekebisho huingizwa siku zinazofuata, na mmiliki pekee ndiye anayefungua.',
  },
  softUntil: { en: 'Close for most until', sw: 'Funga kwa wengi hadi' },
  softWhy: {
    en: 'On or before this day only those with the right may post, and each time they say why. The activities show it.',
    sw: 'Siku hii na kabla yake wenye ruhusa pekee wanaweza kuingiza, na kila mara wanaeleza sababu. Inaonekana kwenye shughuli.',
  },
  softly: { en: 'Closed for most until {day}.', sw: 'Zimefungwa kwa wengi hadi {day}.' },
  close: { en: 'Close the days', sw: 'Funga siku' },
  reopen: { en: 'Open the days again', sw: 'Fungua siku tena' },
  closedNow: { en: 'The days are closed for most', sw: 'Siku zimefungwa kwa wengi' },
  reopenedNow: { en: 'The days are open again', sw: 'Siku zimefunguliwa tena' },
  reopenReason: { en: 'Reason for opening', sw: 'Sababu ya kufungua' },
  reason: { en: 'Reason for unlocking', sw: 'Sababu ya kufungua' },
  lock: { en: 'Lock the books', sw: 'Funga vitabu' },
  unlock: { en: 'Unlock the books', sw: 'Fungua vitabu' },
  lockedNow: { en: 'The books are locked', sw: 'Vitabu vimefungwa' },
  openedNow: { en: 'The books are unlocked', sw: 'Vitabu vimefunguliwa' },
} as const satisfies Record<string, Words>;
