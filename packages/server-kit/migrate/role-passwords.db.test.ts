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
  for (let times = 0; times < 5; times += 1) {
    await database.adminQuery("alter role pos_app password 'other'");
    await database.adminQuery("alter role pos_login password 'other'");
    await expect(Promise.all([prepare(), prepare(), prepare()])).resolves.toEqual([[], [], []]);
  }
});
