import { one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The first day of the books of the business. */
export const booksAnswer = one({ books_begin: f.date() });

export type Books = WireOf<typeof booksAnswer>;
