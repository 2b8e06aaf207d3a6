import type { OwnRights } from '#core/own-rights.ts';

export const financeRights: OwnRights = {
  module: 'finance',
  title: { en: 'Finance', sw: 'Fedha' },
  rights: {
    overdraw_cash: {
      reason:
        'accounting.md 4.4 wants an explicit right for cash in hand below zero, and the specification names none.',
      words: { en: 'Take more cash than there is', sw: 'Kutoa pesa taslimu zaidi ya zilizopo' },
    },
    post_in_locked_days: {
      reason:
        'A soft lock holds for everybody but those who finish the month; the specification names no right for them.',
      words: {
        en: 'Post in days that are closed for others',
        sw: 'Kuingiza kwenye siku zilizofungwa kwa wengine',
      },
    },
    close_books: {
      reason:
        'The VAT of a month and the profit of a year are posted by whoever answers for the books; the specification names no right.',
      words: { en: 'Post the VAT of a month and close years', sw: 'Kuingiza VAT ya mwezi na kufunga mwaka' },
    },
    post_manual_entries: {
      reason:
        'Entries by hand are an accountant’s work and need no right to money; entities.md names the document and no right.',
      words: { en: 'Write and post manual entries', sw: 'Kuandika na kuingiza maingizo ya mkono' },
    },
  },
};
