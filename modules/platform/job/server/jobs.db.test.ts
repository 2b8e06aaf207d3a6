import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_JOBS } from '#server/all-jobs.ts';
import { aBusiness, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { openLog } from '#server-kit/http/log.ts';
import { openJobs } from '#server-kit/jobs/open-jobs.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { createPlatformAccount } from '../../public.ts';

let system: TestSystem;
let onepos: TestBrowser;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  const phone = nextPhone();
  const asOwner = await system.db.adminClient();
  await asOwner.query('set role pos_owner');
  await createPlatformAccount(
    terminalContext(system),
    system.database,
    async (text, values) => (await asOwner.query(text, [...values])).rows,
    { name: 'Neema Mushi', phone, password: OWNER_PASSWORD },
  );
  onepos = await logIn(system, phone, OWNER_PASSWORD);
  owner = await logIn(system, (await aBusiness(system)).phone);
});
afterAll(() => system.close());

interface Shown {
  id: string | null;
  name: string;
  state: string;
  last_error?: string | null;
}

const shown = async (): Promise<Shown[]> => (await onepos.ask('GET api/platform/jobs')).body.message;
const one = async (name: string) => (await shown()).find((job) => job.name === name);

test('an owner sees nothing of the jobs and runs none', async () => {
  expect((await owner.ask('GET api/platform/jobs')).status).toBe(403);
  expect((await owner.ask('POST api/platform/run-job', { body: { id: '1' } })).status).toBe(403);
});

test('the platform sees each job, what it failed of, and lets it run again', async () => {
  expect((await shown()).map(({ state }) => state)).toEqual(ALL_JOBS.map(() => 'unscheduled'));

  const jobs = openJobs({
    jobUrl: system.db.url('job'),
    jobs: ALL_JOBS,
    log: openLog(undefined, 'silent'),
    messageKey: randomBytes(32),
  });
  jobs.start();
  const polled = { timeout: 20_000, interval: 100 };
  await expect.poll(async () => (await one('activity.seal'))?.state, polled).toBe('waiting');
  await jobs.close();
  expect((await shown()).map(({ name }) => name)).toEqual(ALL_JOBS.map(({ name }) => name));

  await system.db.adminQuery(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no disk' where key = 'activity.seal'`,
  );
  const failed = await one('activity.seal');
  expect(failed).toMatchObject({ state: 'failed', last_error: 'no disk' });
  const { status } = await onepos.ask('POST api/platform/run-job', { body: { id: failed?.id } });
  expect(status).toBe(200);
  expect(await one('activity.seal')).toMatchObject({ state: 'failing', attempts: 0 });
  const told = (await onepos.ask('GET api/activity/list?entity=job')).body.message.data;
  expect(told).toMatchObject([{ record_name: 'Seal the activity log', reason: 'no disk' }]);
  expect((await onepos.ask('POST api/platform/run-job', { body: { id: '987654321' } })).status).toBe(404);
});
