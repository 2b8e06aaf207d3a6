import { z } from 'zod';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { booksAnswer } from '../books.answer.ts';
import { business } from '../business.entity.ts';

/** The first day of the books of the business; of an owner's screen, who alone moves it. */
export const booksOfBusiness = defineQuery({
  name: 'business.books',
  route: 'GET api/business/books',
  permission: 'access_branch_settings',
  input: z.strictObject({}),
  answers: booksAnswer,
  async run({ tx, actor }) {
    const [row] = await tx.query<{ books_begin: string }>(
      `select books_begin from ${business.table} where id = $1`,
      [actor.business_id],
    );
    if (!row) throw NotFound();
    return row;
  },
});
