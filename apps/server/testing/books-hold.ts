import { expect } from 'vitest';
import type { PostingRules } from '#modules/report/public.ts';
import { checkBooks } from '#server/check-books.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';

/** Every invariant of the books holds for all businesses of a test; called after whatever posts. */
export async function booksHold(db: TestDatabase, rules?: PostingRules): Promise<void> {
  expect(await checkBooks({ query: db.adminQuery }, rules)).toEqual([]);
}
