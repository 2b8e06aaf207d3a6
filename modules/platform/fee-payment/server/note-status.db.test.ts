import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness } from '#server/testing/people.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { rowsHash } from '#server-kit/testing/all-rows.ts';
import { runJobs } from '#server-kit/testing/run-jobs.ts';
import { noteStatus } from './note-status.job.ts';

let system: TestSystem;

beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

const branchOf = async (business: string) =>
  (await system.db.adminQuery('select status, version from branches where business_id = $1', [business]))[0];

test('lists show how branches stand, and a business for which nothing was agreed is left alone', async () => {
  const cases = [
    [5, 'grace', 'active'],
    [5, 'trial', 'trial'],
    [-3, 'active', 'grace'],
    [-20, 'active', 'read_only'],
    [-200, 'read_only', 'closed'],
  ] as const;
  const shops = await Promise.all(cases.map(() => aBusiness(system)));
  const free = await aBusiness(system);
  for (const [place, [days, status]] of cases.entries())
    await system.db.adminQuery(
      'update branches set paid_until = current_date + $2::int, status = $3 where business_id = $1',
      [shops[place]?.business_id, days, status],
    );
  const hashOf = await rowsHash(system.db);
  const untouched = await hashOf(free.business_id);
  for (let time = 0; time < 2; time += 1) await runJobs(system.db, [noteStatus]);
  for (const [place, [, , status]] of cases.entries())
    expect(await branchOf(shops[place]?.business_id ?? '')).toEqual({ status, version: 1 });
  expect(await hashOf(free.business_id)).toBe(untouched);
});
