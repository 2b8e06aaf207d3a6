import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  tryAfterLogout,
  tryFixation,
  tryHalves,
  tryIdentical,
  tryOneCode,
  tryOneRecovery,
  tryOtherKeys,
  tryReplays,
} from './testing/session-attacks.ts';
import { openTestSystem, type TestSystem } from './testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

// The small share of `npm run prove -- sessions`.
test.each([
  ['half of a session, or halves of two', 9, tryHalves],
  ['a header that was sealed for another call', 18, tryReplays],
  ['a call sent again letter by letter', 9, tryIdentical],
  ['a write sent again under another key', 6, tryOtherKeys],
  ['a cookie planted before the login', 3, tryFixation],
  ['a call after the answer to the logout', 20, tryAfterLogout],
])('%s opens nothing, in %i tries', async (_, tries, attack) => {
  expect(await attack(system, tries)).toEqual({ tries, opened: 0 });
});

test('what counts once counts once for ten at the same moment: a code of the app, of a message, and its proof', async () => {
  expect(await tryOneCode(system, 10)).toEqual({ tries: 10, opened: 1 });
  const once = { tries: 10, opened: 1 };
  expect(await tryOneRecovery(system, 10)).toEqual({ codes: once, proofs: once });
});
