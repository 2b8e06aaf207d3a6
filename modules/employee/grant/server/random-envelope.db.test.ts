import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { tryRandomEnvelope } from '../../testing/envelope/random-envelope.ts';

let system: TestSystem;

beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

test('whatever sessions and tokens do, nobody gets or takes more than the actor holds', async () => {
  // All thousand are tried by `npm run prove -- random-envelope`.
  const counts = await tryRandomEnvelope(system, { count: 40, seed: 7 });
  const sum = (of: 'taken' | 'refused') => [...counts.values()].reduce((all, one) => all + one[of], 0);
  expect(sum('taken')).toBeGreaterThan(5);
  expect(sum('refused')).toBeGreaterThan(5);
});
