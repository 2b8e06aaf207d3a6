import { expect, test } from 'vitest';
import { testDatabase } from '#server-kit/testing/database.ts';
import { openPeopleOffice } from '../../testing/people-office.ts';
import { tryRandomGrants } from '../../testing/random-grants.ts';

test('rights are given exactly by whoever holds all of them, whichever way they are given', async () => {
  const office = await openPeopleOffice(await testDatabase());
  // All ten thousand are tried by `npm run prove -- random-grants`.
  const { taken, refused } = await tryRandomGrants(office, { count: 150, seed: 7 });
  expect(taken).toBeGreaterThan(30);
  expect(refused).toBeGreaterThan(30);
  await office.server.close();
});
