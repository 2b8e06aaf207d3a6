import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { BOOK_CHECKS } from './book-checks.ts';
import { checkBooks } from './check-books.ts';

/** Every invariant of the books with what it found; an owner sees for himself that they are right. */
export const booksCheck = defineQuery({
  name: 'report.books-check',
  route: 'GET api/report/books-check',
  permission: 'create_trial_balance',
  input: z.strictObject({}),
  async run({ tx, language }) {
    const faults = Map.groupBy(await checkBooks(tx), ({ check }) => check);
    return {
      holds: faults.size === 0,
      checks: BOOK_CHECKS.map(({ name, words }) => ({
        check: name,
        title: say(words, language),
        faults: (faults.get(name) ?? []).map(({ subject, expected, found }) => ({
          subject,
          expected,
          found,
        })),
      })),
    };
  },
});
