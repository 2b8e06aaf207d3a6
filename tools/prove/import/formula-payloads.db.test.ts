import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { readByLibrary, runFormulaPayloads } from './run-formula-payloads.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('no name that is exported becomes a formula, and each comes back as it was', async () => {
  // With a program in another language by `npm run prove -- formula-payloads`.
  expect(await runFormulaPayloads(db, readByLibrary)).toEqual({ exports: 4, payloads: 40, wrong: [] });
});
