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
        en: 'Each document has exactly the journal lines it should have, and a void document has none left.',
        sw: 'Kila hati ina mistari ya jono inayopaswa kuwa nayo tu, na iliyobatilishwa haina mstari uliobaki.',
      },
      about: documentSubject(),
      examines: POSTED,
      measures: ['account', 'money'],
    },
    {
      name: 'documents_move_their_goods',
      words: {
        en: 'Each document moved the items listed on it, and a voided document returned them.',
        sw: 'Kila hati imehamisha bidhaa zilizoorodheshwa humo, na iliyobatilishwa imezirudisha.',
      },
      about: documentSubject(),
      examines: POSTED,
      measures: ['quantity'],
    },
  ];
