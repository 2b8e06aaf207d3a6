import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { rolePasswords } from '#server-kit/migrate/role-urls.ts';
import { openTestDatabase } from '#server-kit/testing/database.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { PRODUCT_TABLES } from '../product-tables.ts';
import { chanceFrom } from '../testing/hostile/chance.ts';
import { aBusiness, logIn } from '../testing/people.ts';
import { openTestSystem, type TestSystem } from '../testing/test-system.ts';
import { productNamed } from '../testing/tills.ts';
import { rowsIn } from './contents.ts';
import { readBackup } from './read-backup.ts';
import { drillRestore } from './restore-backup.ts';
import { openAllSeeing } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

export const name = 'backup';

const CLI = join(import.meta.dirname, '../cli/main.ts');
const ROWS = 200_000;
const BUSY_ROUNDS = 10;
const KILLS = 20;
/** A backup or restore of this size is over by then, so that kills fall on all of it. */
const LATEST_KILL_MS = 8000;

/**
 * Backups while clerks write are of one moment and restore to books that hold; a backup that is killed leaves no file
 * under its name that is not whole, and a restore that is killed leaves the former database or the new one.
 */
export async function run(size: number, seed: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-prove-'));
  const server = await startThrowAwayPostgres();
  try {
    const secret = decodeURIComponent(new URL(server.adminUrl).password);
    await prepareDatabase({
      adminUrl: server.adminUrl,
      passwords: rolePasswords(secret),
      tables: PRODUCT_TABLES,
    });
    const template = new URL(server.adminUrl).pathname.slice(1);
    const system = await openTestSystem(
      await openTestDatabase({ adminUrl: server.adminUrl, secret, template }),
    );
    const shop = { system, folder, adminUrl: system.db.url('admin'), chance: chanceFrom(seed) };
    try {
      const business = await aBusiness(system);
      await fill(system, business.business_id, Math.round(ROWS * size));
      const figures = await speed(shop);
      const rounds = await busy(shop, business.phone, Math.max(1, Math.round(BUSY_ROUNDS * size)));
      const kills = Math.max(2, Math.round(KILLS * size));
      const whole = await killBackups(shop, kills);
      const exchanged = await killRestores(shop, kills);
      return `${figures}; ${rounds} backups beside writing clerks restored, books hold; ${kills} backups killed, ${whole} were whole and none half; ${kills} restores killed, ${exchanged} had taken place and none half`;
    } finally {
      await system.close();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Shop {
  system: TestSystem;
  folder: string;
  adminUrl: string;
  chance(): number;
}

async function fill({ db }: TestSystem, businessId: string, rows: number): Promise<void> {
  await db.adminQuery(
    `insert into public.categories (business_id, id, name, search_text)
     select $1, gen_random_uuid(), 'Category ' || n, 'category ' || n from generate_series(1, $2::int) n`,
    [businessId, rows],
  );
}

async function speed({ adminUrl, folder }: Shop): Promise<string> {
  const path = join(folder, 'speed.backup');
  const began = Date.now();
  const { bytes, closing } = await writeBackup({ adminUrl, path, serverKey: null });
  const written = Date.now();
  await drillRestore({ adminUrl, path });
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  return `${rowsIn(closing)} rows, ${(bytes / 1e6).toFixed(1)} MB, written in ${seconds(began, written)} s, restored and compared in ${seconds(written, Date.now())} s`;
}

async function busy({ system, adminUrl, folder }: Shop, phone: string, rounds: number): Promise<number> {
  const owner = await logIn(system, phone);
  const kept = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const before = [...kept];
    const path = join(folder, `busy-${round}.backup`);
    let isOver = false;
    const clerks = [1, 2, 3, 4].map(async (clerk) => {
      for (let n = 1; !isOver; n += 1) {
        const body = productNamed(`Product ${round}-${clerk}-${n}`);
        const answer = await owner.ask('POST api/product', { body });
        if (answer.status !== 200) throw new Error(`a clerk was refused: ${JSON.stringify(answer.body)}`);
        kept.add(answer.body.message.id);
      }
    });
    await writeBackup({ adminUrl, path, serverKey: null }).finally(() => {
      isOver = true;
    });
    await Promise.all(clerks);
    const found = new Set<string>();
    await readBackup(path, undefined, {
      async table({ name: table, columns }, rows) {
        if (table !== 'products') return;
        const place = columns.indexOf('id');
        for await (const lines of rows)
          for (const line of lines.toString().split('\n')) found.add(line.split('\t')[place] ?? '');
      },
    });
    const lost = before.filter((id) => !found.has(id));
    if (lost.length) throw new Error(`${lost.length} products that were kept are not in the backup`);
    const { notes } = await drillRestore({ adminUrl, path });
    if (notes.length) throw new Error(notes.join('; '));
  }
  return rounds;
}

async function killBackups({ adminUrl, folder, chance }: Shop, kills: number): Promise<number> {
  let whole = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const to = await mkdtemp(join(folder, 'killed-'));
    await killed(['backup', '--to', to], { DATABASE_URL: adminUrl, DATA_DIR: folder }, chance());
    for (const file of (await readdir(to)).filter((one) => one.endsWith('.backup'))) {
      await readBackup(join(to, file), undefined);
      whole += 1;
    }
  }
  return whole;
}

async function killRestores(shop: Shop, kills: number): Promise<number> {
  const { system, adminUrl, folder, chance } = shop;
  const target = new URL(adminUrl);
  target.pathname = '/killed_restores';
  const env = { DATABASE_URL: target.href, DATA_DIR: folder };
  let exchanged = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await system.db.adminQuery('drop database if exists killed_restores with (force)');
    await system.db.adminQuery('create database killed_restores');
    await ask(target.href, 'create table former as select 7 as n');
    await killed(['restore', join(folder, 'speed.backup')], env, chance());
    const [former] = await ask(target.href, "select to_regclass('public.former') is not null as is_there");
    if (former?.is_there) continue;
    const [{ rows } = { rows: 0 }] = await ask(
      target.href,
      'select count(*)::int as rows from public.categories',
    );
    const [wanted] = await ask(adminUrl, 'select count(*)::int as rows from public.categories');
    if (rows !== wanted?.rows) throw new Error(`a restore that was killed left ${String(rows)} rows`);
    exchanged += 1;
  }
  return exchanged;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await openAllSeeing(url);
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Runs a command of the command line until chance ends it, with everything it has begun. */
async function killed(words: string[], env: Record<string, string>, chance: number): Promise<void> {
  const child = spawn(process.execPath, [CLI, ...words], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([ended, wait(chance * LATEST_KILL_MS)]);
  child.kill('SIGKILL');
  await ended;
}
