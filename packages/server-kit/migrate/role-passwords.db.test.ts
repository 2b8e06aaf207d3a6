import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../testing/throw-away-postgres.ts';
import { prepareDatabase } from './prepare.ts';
import { rolePasswords } from './role-urls.ts';

const SECRET = 'the secret of this server';

/** Of its own: roles belong to a whole server, and other files log in by theirs at the same moment. */
let server: ThrowAwayPostgres;
let database: TestDatabase;
beforeAll(async () => {
  server = await startThrowAwayPostgres();
  database = await openTestDatabase({ adminUrl: server.adminUrl, secret: SECRET, template: 'template1' });
  await prepare();
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.stop();
});

const prepare = () =>
  prepareDatabase({
    adminUrl: database.url('admin'),
    passwords: rolePasswords(SECRET),
    tables: [],
  });

test('a password that no longer fits is set again', async () => {
  await database.adminQuery("alter role pos_job password 'other'");
  await database.adminQuery("update schema_migrations set checksum = 'old' where name = 'fingerprint'");
  expect(await prepare()).toEqual([]);
  const job = new pg.Client({ connectionString: database.url('job') });
  await expect(job.connect()).resolves.not.toThrow();
  await job.end();
});

test('servers that start at once set the passwords one after the other, and all start', async () => {
  await database.adminQuery("alter role pos_app password 'other'");
  const holder = new pg.Client({ connectionString: database.url('admin') });
  await holder.connect();
  // Both come as far as the passwords while the row of the role is held, so neither can be done before the other arrives.
  await holder.query("begin; alter role pos_app password 'a third'");
  const starts = Promise.all([prepare(), prepare()]);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
  await holder.query('rollback');
  await holder.end();
  await expect(starts).resolves.toEqual([[], []]);
});

/** How many wait for a lock, once one of them wants to set a password: before that they take turns at the migrations. */
async function waiting(): Promise<number> {
  const rows = await database.adminQuery<{ query: string }>(
    "select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows.some(({ query }) => query.startsWith('alter role')) ? rows.length : 0;
}
