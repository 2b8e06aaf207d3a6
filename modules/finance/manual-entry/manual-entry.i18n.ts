import type { Messages } from '#core/entity-words.ts';
import { manualAccountWords } from './manual-accounts.ts';
import type { manualEntry } from './manual-entry.entity.ts';

export const manualEntryWords = {
  en: {
    one: 'Manual entry',
    many: 'Manual entries',
    lower: 'manual entry',
    new: 'New manual entry',
    purpose:
      'Entries that no document makes, such as depreciation, wages that are owed and rent paid in advance.',
    fields: {
      number: 'Number',
      date: 'Date',
      memo: 'What it is for',
      lines: 'Lines',
      amount: 'Amount',
      status: 'Status',
      remarks: 'Remarks',
    },
    parts: { lines: { account: 'Account', debit: 'Debit', credit: 'Credit', note: 'Note' } },
    hints: {
      lines:
        'Debits equal credits. Money, customers, suppliers, goods and VAT of papers have documents of their own and are not in the list.',
    },
    sections: {
      main: { title: 'Manual entry', why: 'Once it is posted it is never changed, only reversed.' },
    },
    conditions: { draft: 'Drafts', posted: 'Posted', reversed: 'Reversed' },
    choices: {
      account: manualAccountWords('en'),
      status: { draft: 'Draft', posted: 'Posted', reversed: 'Reversed' },
    },
    transitions: {
      post: {
        button: 'Post',
        title: 'Post this manual entry?',
        body: 'It goes into the books on its date and can no longer be changed.',
        done: 'Manual entry posted',
      },
      reverse: {
        button: 'Reverse',
        title: 'Reverse this manual entry?',
        body: 'An entry of today takes it back and refers to it. Both stay in the books.',
        reason: 'Reason',
        done: 'Manual entry reversed',
      },
    },
  },
  sw: {
    noun: '5/6',
    one: 'Ingizo la mkono',
    many: 'Maingizo ya mkono',
    lower: 'ingizo la mkono',
    new: 'Ingizo jipya la mkono',
    purpose:
      'Maingizo ambayo hakuna hati inayoyafanya, kama uchakavu, mishahara inayodaiwa na kodi iliyolipwa mapema.',
    fields: {
      number: 'Namba',
      date: 'Tarehe',
      memo: 'Ni kwa ajili ya nini',
      lines: 'Mistari',
      amount: 'Kiasi',
      status: 'Hali',
      remarks: 'Maoni',
    },
    parts: { lines: { account: 'Akaunti', debit: 'Debiti', credit: 'Krediti', note: 'Maelezo' } },
    hints: {
      lines:
        'Pande zote mbili zinalingana. Pesa, wateja, wasambazaji, bidhaa na VAT ya hati vina hati zake na havimo kwenye orodha.',
    },
    sections: {
      main: { title: 'Ingizo la mkono', why: 'Likishaingizwa halibadilishwi tena, hutenguliwa tu.' },
    },
    all: 'Yote',
    conditions: { draft: 'Rasimu', posted: 'Yameingizwa', reversed: 'Yametenguliwa' },
    choices: {
      account: manualAccountWords('sw'),
      status: { draft: 'Rasimu', posted: 'Limeingizwa', reversed: 'Limetenguliwa' },
    },
    transitions: {
      post: {
        button: 'Ingiza kwenye vitabu',
        title: 'Uliingize ingizo hili kwenye vitabu?',
        body: 'Litaingia kwenye vitabu kwa tarehe yake na haliwezi kubadilishwa tena.',
        done: 'Ingizo limeingizwa kwenye vitabu',
      },
      reverse: {
        button: 'Tengua',
        title: 'Ulitengue ingizo hili?',
        body: 'Ingizo la leo linalitengua na kulitaja. Yote mawili yanabaki kwenye vitabu.',
        reason: 'Sababu',
        done: 'Ingizo limetenguliwa',
      },
    },
  },
} as const satisfies Messages<typeof manualEntry>;
