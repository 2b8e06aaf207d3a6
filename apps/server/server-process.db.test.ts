import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withConnection } from './postgres/connection.ts';
import { readPidFile } from './postgres/pid-file.ts';
import { aDatabase, aDataFolder } from './testing/data-folders.ts';
import { aProcess, aServer, eventually, processesOf, type TestProcess } from './testing/processes.ts';

const addressOf = async (server: TestProcess) => (await server.says(/answers at (http:\S+)/))[1] ?? '';
const statusOf = (url: string) => fetch(url).then((response) => response.status);

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends the server and its database', async (signal) => {
  const dataDir = await aDataFolder();
  const server = aServer({ DATA_DIR: dataDir });
  const address = await addressOf(server);
  expect(await statusOf(`${address}/api/live`)).toBe(200);
  expect(server.said()).toContain(`Its data lives in ${dataDir}`);

  server.child.kill(signal);
  server.child.kill(signal);
  expect(await server.ended).toBe(0);
  expect(await processesOf(dataDir)).toEqual([]);
});

test('a signal during the first start ends it without a trace of an error', async () => {
  const dataDir = await aDataFolder();
  const server = aServer({ DATA_DIR: dataDir });
  await eventually('the database to begin', async () => (await processesOf(dataDir)).length > 0);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.said()).not.toMatch(/error/i);
  expect(await processesOf(dataDir)).toEqual([]);
});

test('a server whose launcher was killed ends as well', async () => {
  const dataDir = await aDataFolder();
  const server = aServer({ DATA_DIR: dataDir });
  await addressOf(server);
  server.child.disconnect();
  expect(await server.ended).toBe(0);
  expect(await processesOf(dataDir)).toEqual([]);
});

test('after a kill -9 of the server the next start serves the same database', async () => {
  const dataDir = await aDataFolder();
  const killed = aServer({ DATA_DIR: dataDir });
  await addressOf(killed);
  killed.child.kill('SIGKILL');
  await killed.ended;

  const next = aServer({ DATA_DIR: dataDir });
  expect(await statusOf(`${await addressOf(next)}/api/ready`)).toBe(200);
});

test('while the database is away the server lives and says that it is not ready', async () => {
  const dataDir = await aDataFolder();
  const server = aServer({ DATA_DIR: dataDir });
  const address = await addressOf(server);
  const { pid } = (await readPidFile(join(dataDir, 'postgres'))) ?? {};
  process.kill(pid ?? Number.NaN, 'SIGSTOP');
  process.kill(pid ?? Number.NaN, 'SIGKILL');

  await eventually('a 503', async () => (await statusOf(`${address}/api/ready`)) === 503);
  expect(await statusOf(`${address}/api/live`)).toBe(200);
  await eventually('a 200', async () => (await statusOf(`${address}/api/ready`)) === 200);
});

test('a taken port ends the start with a sentence and leaves no database behind', async () => {
  const dataDir = await aDataFolder();
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as { port: number };

  const server = aServer({ DATA_DIR: dataDir, PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain(
    `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start\n`,
  );
  expect(server.said()).not.toContain('    at ');
  expect(await processesOf(dataDir)).toEqual([]);
});

test.each([
  ['the newest PostgreSQL', undefined],
  ['the oldest PostgreSQL', '/usr/lib/postgresql/15'],
])('DATABASE_URL is used instead of the embedded database: %s', async (_, binaries) => {
  const other = await aDatabase(await aDataFolder(), [], binaries);
  const dataDir = await aDataFolder();
  const server = aServer({ DATA_DIR: dataDir, DATABASE_URL: other.adminUrl('postgres') });
  expect(await statusOf(`${await addressOf(server)}/api/ready`)).toBe(200);
  expect(server.said()).toContain('Its data lives in database postgres on');
  expect(server.said()).not.toContain(other.secret);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const kept = await withConnection(other.adminUrl('postgres'), (client) =>
    client.query('select from public.schema_migrations'),
  );
  expect(kept.rowCount).toBeGreaterThan(0);
});

test('a server whose output lands on a full disk serves all the same, and ends when it is told to', async () => {
  const place = createServer().listen(0, '127.0.0.1');
  await once(place, 'listening');
  const { port } = place.address() as AddressInfo;
  place.close();
  await once(place, 'close');

  const main = join(import.meta.dirname, 'main.ts');
  const server = aProcess('sh', ['-c', 'exec "$0" "$1" > /dev/full 2>&1', process.execPath, main], {
    DATA_DIR: await aDataFolder(),
    PORT: String(port),
  });
  await eventually(
    'an answer',
    async () => (await statusOf(`http://127.0.0.1:${port}/api/ready`).catch(() => 0)) === 200,
  );
  expect(await statusOf(`http://127.0.0.1:${port}/api/ready`)).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a DATABASE_URL without a server behind it is told without its password', async () => {
  const server = aServer({ DATABASE_URL: 'postgres://asha:s3cret@127.0.0.1:1/onepos' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be used: .*ECONNREFUSED/,
  );
  expect(server.said()).not.toContain('s3cret');
});
