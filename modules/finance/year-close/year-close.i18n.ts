import type { Messages } from '#core/entity-words.ts';
import type { yearClose } from './year-close.entity.ts';

export const yearCloseWords = {
  en: {
    one: 'Closed year',
    many: 'Closed years',
    lower: 'closed year',
    new: 'Close a year',
    purpose: 'Years whose profit went to retained earnings. Close the next one under “Close a year”.',
    fields: {
      number: 'Number',
      year: 'Year',
      date: 'Last day',
      profit: 'Profit',
      lines: 'Accounts cleared',
      locked_before: 'Books locked before until',
      status: 'Status',
    },
    parts: { lines: { account: 'Account', debit: 'Debit', credit: 'Credit' } },
    conditions: { closed: 'Closed', reopened: 'Reopened' },
    choices: { status: { closed: 'Closed', reopened: 'Reopened' } },
  },
  sw: {
    noun: '3/4',
    one: 'Mwaka uliofungwa',
    many: 'Miaka iliyofungwa',
    lower: 'mwaka uliofungwa',
    new: 'Funga mwaka',
    purpose:
      'Miaka ambayo faida yake imeingia kwenye faida iliyolimbikizwa. Funga unaofuata kwenye “Funga mwaka”.',
    fields: {
      number: 'Namba',
      year: 'Mwaka',
      date: 'Siku ya mwisho',
      profit: 'Faida',
      lines: 'Akaunti zilizofungwa',
      locked_before: 'Vitabu vilikuwa vimefungwa hadi',
      status: 'Hali',
    },
    parts: { lines: { account: 'Akaunti', debit: 'Debiti', credit: 'Krediti' } },
    all: 'Yote',
    conditions: { closed: 'Iliyofungwa', reopened: 'Iliyofunguliwa tena' },
    choices: { status: { closed: 'Umefungwa', reopened: 'Umefunguliwa tena' } },
  },
} as const satisfies Messages<typeof yearClose>;
