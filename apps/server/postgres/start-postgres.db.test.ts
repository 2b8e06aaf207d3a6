import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aDatabase, aDataFolder } from '../testing/data-folders.ts';
import { processesOf } from '../testing/processes.ts';
import { withConnection } from './connection.ts';

const ask = async (url: string, sql: string) =>
  (await withConnection(url, (client) => client.query({ text: sql, rowMode: 'array' }))).rows.flat();

test('a first start makes a database that fails loudly, sorts the same everywhere and trusts nobody', async () => {
  const dataDir = await aDataFolder();
  const database = await aDatabase(dataDir);

  const admin = database.adminUrl('postgres');
  expect(
    await ask(
      admin,
      `select current_setting('data_checksums'), current_setting('fsync'), current_setting('synchronous_commit'),
              current_setting('listen_addresses'), datcollate, pg_encoding_to_char(encoding)
       from pg_database where datname = 'postgres'`,
    ),
  ).toEqual(['on', 'on', 'on', '', 'C', 'UTF8']);
  expect(await ask(admin, `select collname from pg_collation where collname = 'sw-x-icu'`)).toEqual([
    'sw-x-icu',
  ]);
  const rules = (await readFile(join(dataDir, 'postgres/pg_hba.conf'), 'utf8'))
    .split('\n')
    .filter((line) => /^(local|host)/.test(line));
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule).toMatch(/scram-sha-256$/);
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'run'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'database-password'))).mode & 0o777).toBe(0o600);
});

test('without the right password nobody comes in', async () => {
  const database = await aDatabase(await aDataFolder());
  const url = new URL(database.adminUrl('postgres'));
  url.password = 'guessed';
  await expect(ask(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('a folder too deep for a socket is served on loopback, with the password', async () => {
  const dataDir = join(await aDataFolder(), 'far'.repeat(20), 'away'.repeat(10));
  const database = await aDatabase(dataDir);
  expect(database.address.host).toBe('127.0.0.1');
  const url = new URL(database.adminUrl('postgres'));
  expect(await ask(url.href, 'select 1')).toEqual([1]);
  url.password = 'guessed';
  await expect(ask(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('stopping leaves no process behind, and the next start finds what was written', async () => {
  const dataDir = await aDataFolder();
  const first = await aDatabase(dataDir);
  await ask(first.adminUrl('postgres'), 'create table kept as select 7 as n');
  await Promise.all([first.stop(), first.stop()]);
  expect(await processesOf(dataDir)).toEqual([]);

  const second = await aDatabase(dataDir);
  expect(await ask(second.adminUrl('postgres'), 'select n from kept')).toEqual([7]);
});

test('a start that was killed while it made the database begins afresh', async () => {
  const dataDir = await aDataFolder();
  for (const half of ['postgres.new', 'binaries/18.4.0-beta.17.new']) {
    await mkdir(join(dataDir, half, 'base'), { recursive: true });
    await writeFile(join(dataDir, half, 'PG_VERSION'), '');
  }
  const database = await aDatabase(dataDir);
  expect(await ask(database.adminUrl('postgres'), 'select 1')).toEqual([1]);
});

test('a pid file that names a living stranger is no obstacle, and the stranger lives on', async () => {
  const dataDir = await aDataFolder();
  await (await aDatabase(dataDir)).stop();
  const lines = [process.pid, join(dataDir, 'postgres'), 1, 5432, join(dataDir, 'run'), '', '', 'ready'];
  await writeFile(join(dataDir, 'postgres/postmaster.pid'), lines.join('\n'));

  const log: string[] = [];
  const database = await aDatabase(dataDir, log);
  expect(await ask(database.adminUrl('postgres'), 'select 1')).toEqual([1]);
  expect(log).toEqual([]);
});
