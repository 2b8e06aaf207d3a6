import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '#server-kit/testing/database.ts';
import { booksHold } from '../testing/books-hold.ts';
import { aBusiness, logIn } from '../testing/people.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '../testing/test-system.ts';
import { productNamed } from '../testing/tills.ts';
import { BackupRefused } from './backup-refused.ts';
import { loadBackup } from './load-backup.ts';
import { lookOver } from './look-over.ts';
import { readBackup } from './read-backup.ts';
import { requireRows } from './require-rows.ts';
import { lastOf, type RestoreOrder, restoreSteps } from './restore-backup.ts';
import { openAllSeeing } from './snapshot.ts';
import { type MadeBackup, writeBackup } from './write-backup.ts';

let folder: string;
let system: TestSystem;
let phone: string;
let owner: TestBrowser;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onepos-backup-'));
  system = await openTestSystem();
  phone = (await aBusiness(system)).phone;
  owner = await logIn(system, phone);
  for (const name of ['Chumvi', 'Mafuta \\ "ya alizeti"\n\t', 'Unga ∅ 🥖']) await keepProduct(name);
});
afterAll(async () => {
  for (const close of closing) await close();
  await system.close();
  await rm(folder, { recursive: true, force: true });
});

const keepProduct = async (name: string) => {
  const { status, body } = await owner.ask('POST api/product', { body: productNamed(name.trim()) });
  expect(status).toBe(200);
  return body.message.id as string;
};
const backup = (name: string): Promise<MadeBackup> =>
  writeBackup({
    adminUrl: system.db.url('admin'),
    path: join(folder, `${name}.backup`),
    serverKey: { key: system.serverKey, isInFolder: true },
  });

async function restored(path: string): Promise<TestDatabase> {
  const db = await emptyDatabase();
  closing.push(() => db.close());
  const contents = await loadBackup(db.url('admin'), path);
  expect((await lookOver(db.url('admin'), contents)).notes).toEqual([]);
  return db;
}

test('what was kept before a backup is in it, whole, while others go on writing', async () => {
  const before = await system.db.adminQuery<{ id: string }>('select id from public.products');
  let isOver = false;
  const writing = Promise.all(
    [1, 2].map(async (clerk) => {
      for (let n = 1; !isOver; n += 1) await keepProduct(`Bidhaa ${clerk}-${n}`);
    }),
  );
  const made = await backup('busy').finally(() => {
    isOver = true;
  });
  await writing;

  const db = await restored(made.path);
  const ids = (await db.adminQuery<{ id: string }>('select id from public.products')).map(({ id }) => id);
  for (const { id } of before) expect(ids).toContain(id);
  await booksHold(db);
  const open = await db.adminQuery(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id'
     where c.relkind = 'r' and not c.relforcerowsecurity and c.relnamespace = 'public'::regnamespace`,
  );
  expect(open).toEqual([]);

  const again = await openTestSystem(db);
  const neema = await logIn(again, phone);
  expect((await neema.ask('GET api/product/list?limit=1000')).body.message.data).toHaveLength(ids.length);
  await again.server.close();
});

test('all tables are of one moment, however long their reading takes', async () => {
  const blocker = await system.db.adminClient();
  await blocker.query('begin; lock table ctx.guesses in access exclusive mode');
  const making = backup('one-moment');
  await expect
    .poll(() =>
      system.db.adminQuery("select from pg_locks where not granted and relation = 'ctx.guesses'::regclass"),
    )
    .toHaveLength(1);
  await keepProduct('Came while the backup was being written');
  await blocker.query('commit');

  const counts = new Map((await making).closing.tables.map(({ table, rows }) => [table, rows]));
  const rows = (table: string) => counts.get(table) ?? Number.NaN;
  expect(rows('public.activities')).toBe(rows('ctx.activity_seals') + rows('ctx.unsealed_activities'));
  const [now] = await system.db.adminQuery<{ n: bigint }>('select count(*) as n from public.activities');
  expect(rows('public.activities')).toBeLessThan(Number(now?.n));
});

test('rows that are not those of the backup are found, whatever they are', async () => {
  const made = await backup('compared');
  const client = await openAllSeeing(system.db.url('admin'));
  try {
    const products = new Set(['public.products']);
    await requireRows(client, made, products);
    await client.query('begin');
    await client.query("update public.products set remarks = 'x' where name = 'Chumvi'");
    await expect(requireRows(client, made, products)).rejects.toThrow('public.products does not hold');
    await client.query('rollback');
    await requireRows(client, made, products);
  } finally {
    await client.end();
  }
});

test('a file that was changed or cut off anywhere is refused before its end', async () => {
  const { path } = await backup('damaged');
  const file = await readFile(path);
  await expect(readBackup(path, undefined)).resolves.toMatchObject({
    opening: { release: expect.any(String) },
  });
  for (let part = 0; part < 12; part += 1) {
    const place = Math.floor((file.length * part) / 12);
    await writeFile(path, file.subarray(0, place));
    await expect(readBackup(path, undefined), `cut at ${place}`).rejects.toThrow(BackupRefused);
    const changed = Buffer.from(file);
    changed[place] = (changed[place] ?? 0) ^ 64;
    await writeFile(path, changed);
    await expect(readBackup(path, undefined), `changed at ${place}`).rejects.toThrow(BackupRefused);
  }
});

test('a database is exchanged in one step, by a whole backup, while nobody uses it', async () => {
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`;
  await system.db.adminQuery(`create database ${name}`);
  closing.push(() => system.db.adminQuery(`drop database ${name} with (force)`));
  const url = new URL(system.db.url('admin'));
  url.pathname = `/${name}`;
  const adminUrl = url.href;
  const ask = async (text: string) => {
    const client = await openAllSeeing(adminUrl);
    return client.query(text).finally(() => client.end());
  };
  const restore = (order: Omit<RestoreOrder, 'adminUrl'>) => lastOf(restoreSteps({ adminUrl, ...order }));
  const leftOver = () => system.db.adminQuery(`select from pg_database where datname like '${name}\\_%'`);
  await ask('create table kept as select 7 as n');

  const { path } = await backup('exchanged');
  const damaged = join(folder, 'half.backup');
  await writeFile(damaged, (await readFile(path)).subarray(0, -40));
  await expect(restore({ path: damaged })).rejects.toThrow('The backup is damaged');
  const beforeSwitch = () => Promise.reject(new Error('no room for the former'));
  await expect(restore({ path, beforeSwitch })).rejects.toThrow('no room for the former');
  const user = await openAllSeeing(adminUrl);
  await expect(restore({ path })).rejects.toThrow('Stop every server of Onepos');
  await user.end();
  expect((await ask('select n from kept')).rows).toEqual([{ n: 7 }]);
  expect(await leftOver()).toEqual([]);

  await restore({ path });
  expect((await ask("select from public.products where name = 'Chumvi'")).rowCount).toBe(1);
  expect((await ask("select from pg_tables where tablename = 'kept'")).rowCount).toBe(0);
  expect(await leftOver()).toEqual([]);
});

test('a login that does not see all rows makes no backup that looks whole', async () => {
  const order = { adminUrl: system.db.url('app'), path: join(folder, 'blind.backup'), serverKey: null };
  await expect(writeBackup(order)).rejects.toThrow('alter role pos_app bypassrls');
  await expect(readFile(order.path)).rejects.toThrow('ENOENT');
});
