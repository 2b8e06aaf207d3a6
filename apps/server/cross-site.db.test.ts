import { expect, test } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import { testDatabase } from '#server-kit/testing/database.ts';
import { runCrossSite } from './testing/hostile/cross-site.ts';

// All forms from all sorts of sites are tried by `npm run prove -- cross-site`.
const seed = Date.now() % 1_000_000;

test(`no call that writes does so for another site (seed ${seed})`, async () => {
  const { calls, tried, faults } = await runCrossSite(await testDatabase(), { perCall: 6, seed });
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(80);
  expect(tried).toBe(calls * 6);
});

test('what is asked with GET changes nothing, so no link of another site does', () => {
  const asked = allOperations(registry, [...serverModules]).filter(({ method }) => method === 'GET');
  expect(asked.filter(({ kind }) => kind === 'command').map(({ name }) => name)).toEqual([]);
  expect(asked.length).toBeGreaterThan(50);
});
