import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { PRODUCT_TABLES } from '../product-tables.ts';
import { aBusiness, logIn } from '../testing/people.ts';
import { aProcess, aServer } from '../testing/processes.ts';
import { openTestSystem, type TestSystem } from '../testing/test-system.ts';
import { productNamed } from '../testing/tills.ts';
import { fullName } from './contents.ts';
import { requireRows } from './require-rows.ts';
import type { RestoreStep } from './restore-backup.ts';
import { installationSteps, restoreInstallation } from './restore-installation.ts';
import { openAllSeeing } from './snapshot.ts';
import { type MadeBackup, writeBackup } from './write-backup.ts';

const KILLED = join(import.meta.dirname, '../testing/killed-restore.ts');

let folder: string;
let server: Awaited<ReturnType<typeof startThrowAwayPostgres>>;
let system: TestSystem;
let env: { DATABASE_URL: string; DATA_DIR: string; BACKUP_FOLDER: string };
let former: Kept;
let next: Kept;

/** A backup and the key that is in it. */
type Kept = MadeBackup & { key: Buffer };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onepos-killed-'));
  // A server of its own: a start sets the passwords of the logins, which all databases of a server share.
  server = await startThrowAwayPostgres();
  const secret = decodeURIComponent(new URL(server.adminUrl).password);
  await prepareDatabase({
    adminUrl: server.adminUrl,
    passwords: rolePasswords(secret),
    tables: PRODUCT_TABLES,
  });
  const template = new URL(server.adminUrl).pathname.slice(1);
  system = await openTestSystem(await openTestDatabase({ adminUrl: server.adminUrl, secret, template }));
  const owner = await logIn(system, (await aBusiness(system)).phone);
  const keep = async (product: string, file: string): Promise<Kept> => {
    expect((await owner.ask('POST api/product', { body: productNamed(product) })).status).toBe(200);
    const key = randomBytes(32);
    const order = { adminUrl: system.db.url('admin'), path: join(folder, file) };
    return { ...(await writeBackup({ ...order, serverKey: { key, isInFolder: true } })), key };
  };
  former = await keep('Chumvi', 'former.backup');
  next = await keep('Unga', 'next.backup');
  await system.db.adminQuery('create database shop');
  const url = new URL(server.adminUrl);
  url.pathname = '/shop';
  env = { DATABASE_URL: url.href, DATA_DIR: join(folder, 'data'), BACKUP_FOLDER: join(folder, 'kept') };
});
afterAll(async () => {
  await system.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Every table holds what the backup holds, row by row. */
async function rowsAre({ opening, closing }: Kept): Promise<void> {
  const client = await openAllSeeing(env.DATABASE_URL);
  const tables = new Set(opening.tables.map(fullName));
  await requireRows(client, { opening, closing }, tables).finally(() => client.end());
}

async function keyIs({ key }: Kept): Promise<void> {
  expect(await readFile(join(env.DATA_DIR, 'session-key'), 'utf8')).toBe(`${key.toString('base64url')}\n`);
}

test.each([
  ['built up', 'former', /^$/],
  ['ready', 'former', /interrupted before it took place: everything is as it was before/],
  ['exchanged', 'next', /interrupted after it had taken place: everything is as of 2/],
  ['cleared', 'next', /interrupted after it had taken place/],
  ['key kept', 'next', /interrupted after it had taken place/],
] as const)(
  'a restore that is killed once it is %s leaves the %s state, and the next start says so',
  async (step, left, said) => {
    await restoreInstallation(env, { file: former.path, mayReplace: true, tell: () => undefined });
    await keyIs(former);
    const restoring = aProcess(process.execPath, [KILLED, next.path, step], env);
    expect(await restoring.ended, restoring.said()).toBeNull();
    const kept = left === 'former' ? former : next;
    await rowsAre(kept);

    const started = aServer(env);
    await started.says(/answers at/);
    const words = started
      .said()
      .split('\n')
      .filter((line) => line.includes('The restore of'));
    expect(words.join('\n')).toMatch(said);
    started.child.kill('SIGTERM');
    await started.ended;
    await keyIs(kept);
    expect(await readdir(env.DATA_DIR)).not.toContain('restore-begun.json');
  },
);

/** Restores `next` over `former` up to a step, is hindered from there on, and tells what the user is told. */
async function failsAfter(
  last: RestoreStep,
  hinder: () => Promise<unknown>,
  refusal: string,
): Promise<string> {
  await restoreInstallation(env, { file: former.path, mayReplace: true, tell: () => undefined });
  const told: string[] = [];
  const steps = installationSteps(env, {
    file: next.path,
    mayReplace: true,
    tell: (line) => void told.push(line),
  });
  for (let step = await steps.next(); step.value !== last; step = await steps.next());
  await hinder();
  await expect(steps.next()).rejects.toThrow(refusal);
  expect(await readdir(env.DATA_DIR)).not.toContain('restore-begun.json');
  return told.join('\n');
}

test('a restore that fails before its exchange says that everything is as it was, and leaves nothing to settle', async () => {
  const somebody = new pg.Client(env.DATABASE_URL);
  const told = await failsAfter('ready', () => somebody.connect(), 'is in use').finally(() => somebody.end());
  expect(told).toContain('interrupted before it took place: everything is as it was before');
  await rowsAre(former);
  await keyIs(former);
});

test('a restore that fails after its exchange still brings its key', async () => {
  const setAside = (isTemplate: boolean) =>
    system.db.adminQuery(`alter database shop_replaced is_template ${isTemplate}`);
  const told = await failsAfter('exchanged', () => setAside(true), 'cannot drop a template database').finally(
    () => setAside(false),
  );
  expect(told).toContain('interrupted after it had taken place');
  await rowsAre(next);
  await keyIs(next);
});
