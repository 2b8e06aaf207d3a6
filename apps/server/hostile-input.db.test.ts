import { expect, test } from 'vitest';
import { testDatabase } from '#server-kit/testing/database.ts';
import { runHostile } from './testing/hostile/run-hostile.ts';

// All attempts are made by `npm run prove -- hostile-input`; here one of each sort in each call.
const seeds = [1, Date.now() % 1_000_000];

test.each(seeds)(
  'hostile input is refused by name, changes nothing and stops nobody (seed %i)',
  async (seed) => {
    const { tried, refused, faults } = await runHostile(await testDatabase(), { perSort: 1, seed });
    console.log(`hostile input, seed ${seed}: ${tried} attempts, ${refused} refused`);
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(tried / 2);
  },
  600_000,
);
