import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aDatabase, aDataFolder } from '../testing/data-folders.ts';
import { aProcess, eventually, processesOf } from '../testing/processes.ts';
import { withConnection } from './connection.ts';
import { readPidFile } from './pid-file.ts';
import { stopPostmaster } from './postmaster.ts';

const HOLD = join(import.meta.dirname, '../testing/hold-database.ts');

const holding = (...args: string[]) => aProcess(process.execPath, [HOLD, ...args]);
const postmasterOf = async (dataDir: string) =>
  (await readPidFile(join(dataDir, 'postgres')))?.pid ?? Number.NaN;
const ask = async (url: string, sql: string) =>
  (await withConnection(url, (client) => client.query({ text: sql, rowMode: 'array' }))).rows.flat();

test('a database whose launcher was killed is taken over as it runs', async () => {
  const dataDir = await aDataFolder();
  const launcher = holding(dataDir);
  const [, url = ''] = await launcher.says(/ready at (\S+)/);
  await ask(url, 'create table kept as select 7 as n');
  const before = await postmasterOf(dataDir);
  launcher.child.kill('SIGKILL');
  await launcher.ended;

  const log: string[] = [];
  const database = await aDatabase(dataDir, log);
  expect(await postmasterOf(dataDir)).toBe(before);
  expect(log).toEqual([]);
  expect(await ask(database.adminUrl('postgres'), 'select n from kept')).toEqual([7]);

  await database.stop();
  expect(await processesOf(dataDir)).toEqual([]);
});

test('one that runs otherwise than this release would run it is stopped and started again', async () => {
  const dataDir = await aDataFolder();
  const launcher = holding(dataDir, '{"max_connections":"50"}');
  await launcher.says(/ready at/);
  const before = await postmasterOf(dataDir);
  launcher.child.kill('SIGKILL');
  await launcher.ended;

  const log: string[] = [];
  const database = await aDatabase(dataDir, log);
  expect(await postmasterOf(dataDir)).not.toBe(before);
  expect(log).toEqual(['Stopping a database that an earlier start left behind.']);
  expect(await ask(database.adminUrl('postgres'), 'show max_connections')).toEqual(['100']);
});

test('one that hangs is ended by force', async () => {
  const dataDir = await aDataFolder();
  const launcher = holding(dataDir, '{"max_connections":"50"}');
  await launcher.says(/ready at/);
  launcher.child.kill('SIGKILL');
  await launcher.ended;
  const before = await postmasterOf(dataDir);
  process.kill(before, 'SIGSTOP');
  const exited = eventually('the end', async () => !(await processesOf(dataDir)).includes(before)).then(
    () => {},
  );
  await stopPostmaster({ pid: before, exited }, [
    ['SIGINT', 50],
    ['SIGKILL', 30_000],
  ]);
  const database = await aDatabase(dataDir);
  expect(await ask(database.adminUrl('postgres'), 'select 1')).toEqual([1]);
});

test('launcher and database killed together lose nothing that was acknowledged', async () => {
  const dataDir = await aDataFolder();
  const launcher = holding(dataDir);
  const [, url = ''] = await launcher.says(/ready at (\S+)/);
  await ask(url, 'create table kept (n int)');
  for (let n = 1; n <= 20; n += 1) await ask(url, `insert into kept values (${n})`);
  launcher.child.kill('SIGKILL');
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await launcher.ended;

  const database = await aDatabase(dataDir);
  expect(await ask(database.adminUrl('postgres'), 'select count(*)::int, sum(n)::int from kept')).toEqual([
    20, 210,
  ]);
});

test('a database that is killed under its launcher comes back by itself', async () => {
  const dataDir = await aDataFolder();
  const log: string[] = [];
  const database = await aDatabase(dataDir, log);
  const url = database.adminUrl('postgres');
  await ask(url, 'create table kept as select 7 as n');
  const before = await postmasterOf(dataDir);
  process.kill(before, 'SIGKILL');

  const answer = await eventually('the database to answer again', () =>
    ask(url, 'select n from kept').catch(() => null),
  );
  expect(answer).toEqual([7]);
  expect(await postmasterOf(dataDir)).not.toBe(before);
  expect(log).toContain('The database ended unexpectedly; it is started again.');

  await database.stop();
  expect(await processesOf(dataDir)).toEqual([]);
});

test('an adopted database that dies comes back as well', async () => {
  const dataDir = await aDataFolder();
  const launcher = holding(dataDir);
  await launcher.says(/ready at/);
  launcher.child.kill('SIGKILL');
  await launcher.ended;
  const database = await aDatabase(dataDir);
  const before = await postmasterOf(dataDir);
  process.kill(before, 'SIGKILL');

  const url = database.adminUrl('postgres');
  await eventually(
    'a new database to answer',
    async () => (await postmasterOf(dataDir)) !== before && ask(url, 'select 1').catch(() => null),
  );
});
