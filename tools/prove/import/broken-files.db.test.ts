import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { chanceFrom } from '#server/testing/hostile/chance.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { runBrokenFiles } from './run-broken-files.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

test('every planted fault of a workbook is named, and nothing of it is half written', async () => {
  // All two hundred are tried by `npm run prove -- broken-files`.
  const { wrong, planted, landed } = await runBrokenFiles(db, { count: 12, next: chanceFrom(7) });
  expect(wrong).toEqual([]);
  expect(planted).toBeGreaterThan(50);
  expect(landed).toBeGreaterThan(100);
});
