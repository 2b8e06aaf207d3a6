import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openLog } from '../http/log.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { defineJob, type Job, type JobContext } from './define-job.ts';
import { openJobs } from './open-jobs.ts';
import { CUT_OFF } from './queue.ts';

let db: TestDatabase;
const silent = openLog(undefined, 'silent');
const [mine, theirs] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  db = await testDatabase();
  for (const business of [mine, theirs])
    await db.adminQuery(
      'insert into command_log (business_id, key, operation, request_hash, user_id) values ($1, $2, $3, $3, $2)',
      [business, randomUUID(), 'x'],
    );
});
afterAll(() => db.close());

const aJob = (name: string, run: (context: JobContext) => Promise<void>, everySeconds = 3600): Job =>
  defineJob({ name, title: { en: name, sw: name }, everySeconds, run });

function opened(jobs: Job[], limitMs = 60_000) {
  const gateway = openJobs({
    jobUrl: db.url('job'),
    jobs,
    log: silent,
    messageKey: randomBytes(32),
    pauseMs: 10,
    limitMs,
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= gateway.close();
    return closing;
  };
  onTestFinished(close);
  return { ...gateway, close };
}

/** A job that counts how often it ran, and tells it to whoever waits. */
function counted(name: string, everySeconds?: number, fail: (time: number) => boolean = () => false) {
  let times = 0;
  const waiting = new Map<number, () => void>();
  const job = aJob(
    name,
    async () => {
      times += 1;
      waiting.get(times)?.();
      if (fail(times)) throw new Error(`no ${name} today`);
    },
    everySeconds,
  );
  const ran = (wanted: number) =>
    new Promise<void>((done) => {
      waiting.set(wanted, done);
      if (times >= wanted) done();
    });
  return { job, ran, times: () => times };
}

const faults = () =>
  db.database.transaction(null, {}, (tx) => tx.query('select fault from ctx.isolation_faults()'));

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 20_000, interval: 50, message: what }).toBe(true);
}

test('nothing is on the queue before a worker has made it, and nobody but the worker may look into it', async () => {
  expect(await opened([]).queue()).toEqual([]);
  await expect(
    db.database.transaction(null, {}, (tx) => tx.query('select from graphile_worker.jobs')),
  ).rejects.toMatchObject({ code: '42501' });
});

test('a job is done at the start and then again and again', async () => {
  const tick = counted('tick', 0);
  const gateway = opened([tick.job]);
  gateway.start();
  await tick.ran(3);
  await gateway.close();
  const after = tick.times();
  expect(await faults()).toEqual([]);
  expect(tick.times()).toBe(after);
});

test('one that fails is tried again later, harms no other and can be run by hand', async () => {
  const poison = counted('poison', 3600, (time) => time < 3);
  const healthy = counted('healthy', 0);
  const gateway = opened([poison.job, healthy.job]);
  const entry = async () => (await gateway.queue()).find(({ name }) => name === 'poison');
  gateway.start();
  await poison.ran(1);
  await until('the failure is kept', async () => (await entry())?.last_error != null);
  expect(await entry()).toMatchObject({ attempts: 1, max_attempts: 10, last_error: 'no poison today' });
  await healthy.ran(healthy.times() + 3);

  await db.adminQuery(
    "update graphile_worker._private_jobs set attempts = max_attempts, run_at = now() - interval '1 day' where key = 'poison'",
  );
  await healthy.ran(healthy.times() + 3);
  const laidAside = poison.times();
  await until('it is run by hand', async () => gateway.runAgain((await entry())?.id ?? '0'));
  await poison.ran(laidAside + 1);
  await until('it is healthy again', async () => (await entry())?.last_error === null);
  expect(await gateway.runAgain('999999999')).toBe(false);
});

test('the worker comes back when its connections are cut', async () => {
  const tick = counted('survivor', 0);
  opened([tick.job]).start();
  await tick.ran(1);
  await db.adminQuery("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'pos_job'");
  await tick.ran(tick.times() + 2);
});

test('a job sees one business at a time, however many are done at once, and leaves no access behind', async () => {
  const seen: [string, string[]][] = [];
  const look = aJob('look', async ({ inBusiness, query }) => {
    expect(await query('select from command_log')).toEqual([]);
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? mine : theirs)).map((business) =>
        inBusiness(business, async (tx) => {
          const rows = await tx.query<{ business_id: string }>('select business_id from command_log');
          seen.push([business, rows.map(({ business_id }) => business_id)]);
        }),
      ),
    );
  });
  await opened([look]).run('look');
  expect(seen).toHaveLength(200);
  for (const [business, rows] of seen) expect(rows).toEqual([business]);
  expect(await db.adminQuery('select from ctx.access')).toEqual([]);
});

test('a stop waits for the job that runs', async () => {
  const started = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let isDone = false;
  const slow = aJob('slow', async ({ query }) => {
    started.resolve();
    await gate.promise;
    await query('select 1');
    isDone = true;
  });
  const gateway = opened([slow]);
  gateway.start();
  await started.promise;
  const closing = gateway.close();
  gate.resolve();
  await closing;
  expect(isDone).toBe(true);
  await until('it is on the queue again', async () => {
    const [row] = await db.adminQuery<{ waits: boolean }>(
      "select locked_at is null as waits from graphile_worker.jobs where key = 'slow'",
    );
    return row?.waits ?? false;
  });
});

test('one that never ends fails at its limit and keeps no place from others', async () => {
  const forever = ['hangs-a', 'hangs-b', 'hangs-c'].map((name) =>
    aJob(name, () => new Promise(() => undefined)),
  );
  const healthy = counted('beside', 0);
  const gateway = opened([...forever, healthy.job], 30);
  gateway.start();
  await healthy.ran(3);
  await until('all have failed', async () => {
    const hanging = (await gateway.queue()).filter(({ name }) => name.startsWith('hangs'));
    return (
      hanging.length === 3 &&
      hanging.every(({ last_error }) => last_error === 'took longer than 0.03 seconds')
    );
  });
});

test('one that ends its server keeps its count over starts, and stays laid aside until it is run by hand', async () => {
  const killer = counted('killer');
  const lock = (attempts: number) =>
    db.adminQuery(
      `update graphile_worker._private_jobs set attempts = $1, locked_at = now(), locked_by = 'gone' where key = 'killer'`,
      [attempts],
    );
  const first = opened([killer.job]);
  first.start();
  await killer.ran(1);
  await until('it waits for its next time', async () => (await entryOf(first))?.is_running === false);
  await first.close();
  await lock(9);
  for (const _ of ['cut off', 'still waiting']) {
    const next = opened([killer.job]);
    next.start();
    await until('its count is kept', async () => (await entryOf(next))?.last_error === CUT_OFF);
    expect(await entryOf(next)).toMatchObject({ attempts: 9, is_running: false });
    await next.close();
  }

  await lock(10);
  for (const _ of ['and', 'again']) {
    const next = opened([killer.job]);
    next.start();
    await until('it is laid aside', async () => (await entryOf(next))?.is_running === false);
    expect(await entryOf(next)).toMatchObject({ attempts: 10, last_error: CUT_OFF });
    await next.close();
  }
  expect(killer.times()).toBe(1);
  const last = opened([killer.job]);
  last.start();
  await until('it is run by hand', async () => last.runAgain((await entryOf(last))?.id ?? '0'));
  await killer.ran(2);
});

/** The entry that stands for the job; one that was cut off lies beside it without a name of its own. */
async function entryOf(gateway: ReturnType<typeof opened>) {
  const [kept] = await db.adminQuery<{ id: string }>(
    "select id::text from graphile_worker.jobs where key = 'killer'",
  );
  return (await gateway.queue()).find(({ id }) => id === kept?.id);
}
