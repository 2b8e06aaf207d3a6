import type { Words } from '#core/i18n/language.ts';

export const YEAR = {
  title: { en: 'Close a year', sw: 'Funga mwaka' },
  why: {
    en: 'In each branch one entry on 31 December {year} takes income and costs to retained earnings, and the books are locked up to that day. Statements of the year stay the same.',
    sw: 'Katika kila tawi ingizo moja la tarehe 31 Desemba {year} litapeleka mapato na gharama kwenye faida iliyolimbikizwa, na vitabu vitafungwa hadi siku hiyo. Taarifa za mwaka hazibadiliki.',
  },
  nothing: {
    en: 'There is no year to close: {year} is still running.',
    sw: 'Hakuna mwaka wa kufunga: {year} bado unaendelea.',
  },
  close: { en: 'Close {year}', sw: 'Funga {year}' },
  closed: { en: '{year} is closed', sw: '{year} umefungwa' },
  notYours: {
    en: 'You may not close the books of {branch}. Somebody who may do so in all branches closes the year.',
    sw: 'Huruhusiwi kufunga vitabu vya {branch}. Anayeruhusiwa katika matawi yote ndiye anayefunga mwaka.',
  },
  entry: { en: 'What would be posted', sw: 'Kitakachoingizwa' },
  debit: { en: 'Debit', sw: 'Debiti' },
  credit: { en: 'Credit', sw: 'Krediti' },
  retained: { en: 'Profit to retained earnings', sw: 'Faida kwenda kwenye faida iliyolimbikizwa' },
  noEntry: {
    en: 'Nothing was earned or spent; its days are locked.',
    sw: 'Hakuna mapato wala gharama; siku zake zitafungwa.',
  },
  reopenTitle: { en: '{year} is closed', sw: '{year} umefungwa' },
  reopenWhy: {
    en: 'Opening it again reverses its entries on their own day and sets the locks of all branches to where they were.',
    sw: 'Ukiufungua tena, maingizo yake yatatenguliwa kwa siku yake na vitabu vya matawi yote vitarudi kufungwa hadi pale vilipokuwa.',
  },
  reopen: { en: 'Open {year} again', sw: 'Fungua {year} tena' },
  reason: { en: 'Reason', sw: 'Sababu' },
  reopened: { en: '{year} is open again', sw: '{year} umefunguliwa tena' },
} as const satisfies Record<string, Words>;
