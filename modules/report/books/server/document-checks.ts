import { type BookCheck, documentSubject, type Examined } from '#modules/finance/public.ts';
import { BOOKS_TEXTS } from '../books.words.ts';

/** Counted as they are gone through. */
export const POSTED: Omit<Examined, 'sql'> = {
  name: 'posted',
  words: {
    one: BOOKS_TEXTS.postedOne,
    many: BOOKS_TEXTS.postedMany,
  },
};

/** What documents should have posted, asked of their own rules and no statement. */
export const DOCUMENT_CHECKS: readonly (Omit<BookCheck, 'sql' | 'examines'> & { examines: typeof POSTED })[] =
  [
    {
      name: 'documents_are_posted',
      words: BOOKS_TEXTS.documentsArePosted,
      about: documentSubject(),
      examines: POSTED,
      measures: ['account', 'money'],
    },
    {
      name: 'documents_move_their_goods',
      words: BOOKS_TEXTS.documentsMoveTheirGoods,
      about: documentSubject(),
      examines: POSTED,
      measures: ['quantity'],
    },
  ];
