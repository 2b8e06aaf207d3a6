import { type BookCheck, documentSubject, type Examined } from '#modules/finance/public.ts';

/** Counted as they are gone through. */
export const POSTED: Omit<Examined, 'sql'> = {
  name: 'posted',
  words: {
    one: { en: '{n} document', sw: 'Hati {n}' },
    many: { en: '{n} documents', sw: 'Hati {n}' },
  },
};

/** What documents should have posted, asked of their own rules and no statement. */
export const DOCUMENT_CHECKS: readonly (Omit<BookCheck, 'sql' | 'examines'> & { examines: typeof POSTED })[] =
  [
    {
      name: 'documents_are_posted',
      words: {
        en: 'Each document stands in the journal with the lines that follow from it, and one that was voided with none.',
        sw: 'Kila hati ipo kwenye jono kwa mistari inayotokana nayo, na iliyobatilishwa haina mstari wowote.',
      },
      about: documentSubject(),
      examines: POSTED,
      measures: ['account', 'money'],
    },
    {
      name: 'documents_move_their_goods',
      words: {
        en: 'Each document has moved the goods that stand on it, and one that was voided has brought them back.',
        sw: 'Kila hati imehamisha bidhaa zilizo juu yake, na iliyobatilishwa imezirudisha.',
      },
      about: documentSubject(),
      examines: POSTED,
      measures: ['quantity'],
    },
  ];
