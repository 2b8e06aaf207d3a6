import { expect, test } from 'vitest';
import { openTestSystem } from './testing/test-system.ts';
import { tryWholeYear } from './testing/whole-year.ts';

test('hledger, statements written apart and every second door say what the reports say', async () => {
  const system = await openTestSystem();
  const { faults, events, compared } = await tryWholeYear(system, { days: 35, seed: 4 }).finally(() =>
    system.close(),
  );
  expect(faults).toEqual([]);
  expect(events).toBeGreaterThan(500);
  expect(compared).toBeGreaterThan(200);
});
