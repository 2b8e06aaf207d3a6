import { expect, test } from 'vitest';
import { testDatabase } from '#server-kit/testing/database.ts';
import { runForeignIds } from './testing/hostile/run-foreign-ids.ts';

test('an id of another business, branch or store opens, changes and tells nothing', async () => {
  // All ten thousand are asked by `npm run prove -- foreign-ids`.
  const { asked, faults } = await runForeignIds(await testDatabase(), {
    count: 600,
    seed: 7,
  });
  expect(faults).toEqual([]);
  expect(asked.business).toBeGreaterThan(50);
  expect(asked.branch).toBeGreaterThan(50);
  expect(asked.store).toBeGreaterThan(50);
});
