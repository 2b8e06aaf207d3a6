import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { prepareDatabase } from '../migrate/prepare.ts';
import { rolePasswords } from '../migrate/role-urls.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startThrowAwayPostgres } from '../testing/throw-away-postgres.ts';
import { CUT_OFF } from './queue.ts';
import { nameOf, type Sort, sortOf } from './testing/poison-jobs.ts';

export const name = 'poison-jobs';

const JOBS = 1000;
const WORKER = fileURLToPath(new URL('testing/poison-worker.ts', import.meta.url));

interface Entry {
  key: string;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  is_running: boolean;
}

/** A thousand jobs, among them some that throw, hang or end their server, which is started again each time (T37). */
export async function run(size: number): Promise<string> {
  const server = await startThrowAwayPostgres();
  try {
    const { adminUrl } = server;
    await prepareDatabase({ adminUrl, passwords: rolePasswords(adminUrl), tables: PRODUCT_TABLES });
    const template = new URL(adminUrl).pathname.slice(1);
    const db = await openTestDatabase({ adminUrl, secret: adminUrl, template });
    await db.adminQuery('create table public.proof_runs (name text not null)');
    await db.adminQuery('grant insert on public.proof_runs to pos_job');
    const count = Math.max(100, Math.round(JOBS * size));
    const deaths = await workToTheEnd(db, count);
    const said = await verdict(db, count, deaths);
    await db.close();
    return said;
  } finally {
    await server.stop();
  }
}

/** Starts a server as often as one ends, until nothing is left that would still be tried; answers how many ended. */
async function workToTheEnd(db: TestDatabase, count: number): Promise<number> {
  let deaths = 0;
  for (;;) {
    const worker = spawn(process.execPath, [WORKER, db.url('job'), String(count)], { stdio: 'inherit' });
    const dead = once(worker, 'exit').then(() => true);
    const isOver = await watch(db, count, dead);
    if (isOver) {
      await end(worker);
      return deaths;
    }
    deaths += 1;
  }
}

/** Lets no job wait for its next try; true once all are done or laid aside, false where the server ended before. */
async function watch(db: TestDatabase, count: number, dead: Promise<boolean>): Promise<boolean> {
  for (;;) {
    if (await Promise.race([dead, pause(100, false)])) return false;
    const entries = await entriesOf(db);
    if (entries.length < count) continue;
    if (entries.every(isSettled)) return true;
    await hurry(db);
  }
}

/** What failed is tried again at once; what was cut off one after the other, as the hours between them would have it. */
async function hurry(db: TestDatabase): Promise<void> {
  await db.adminQuery(
    `update graphile_worker._private_jobs j set run_at = now()
     where key is not null and locked_at is null and attempts < max_attempts and last_error is not null
       and run_at > now() and (last_error <> $1 or id = (
         select id from graphile_worker._private_jobs where last_error = $1 and key is not null
           and attempts < max_attempts order by run_at limit 1))`,
    [CUT_OFF],
  );
  await db.adminQuery(`notify "jobs:insert", '{"count":1}'`);
}

const isSettled = ({ key, attempts, max_attempts, is_running }: Entry) =>
  !is_running && (sortOf(nthOf(key)) === 'good' ? attempts === 0 : attempts === max_attempts);

const nthOf = (key: string) => Number(key.split('.')[1]);

async function entriesOf(db: TestDatabase): Promise<Entry[]> {
  const [made] = await db.adminQuery<{ is_made: boolean }>(
    `select exists (select from information_schema.columns where table_schema = 'graphile_worker'
       and table_name = '_private_jobs' and column_name = 'is_available')
       and to_regclass('graphile_worker.jobs') is not null as is_made`,
  );
  if (!made?.is_made) return [];
  return db.adminQuery<Entry>(
    `select key, attempts::int, max_attempts::int, last_error, locked_at is not null as is_running
     from graphile_worker.jobs where key is not null`,
  );
}

async function end(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

/** What is told of each sort; anything may be cut off beside one that ends its server. */
const REASONS = { throws: 'never', hangs: 'took longer than 0.1 seconds', kills: CUT_OFF };

async function verdict(db: TestDatabase, count: number, deaths: number): Promise<string> {
  const runs = await db.adminQuery<{ name: string; runs: number }>(
    'select name, count(*)::int as runs from public.proof_runs group by name',
  );
  const done = new Map(runs.map((of) => [of.name, of.runs]));
  const all = Array.from({ length: count }, (_, nth) => nth);
  const undone = all.filter((nth) => sortOf(nth) === 'good' && !done.has(nameOf(nth)));
  // Each start does every job once more by design, and one that was due already a second time.
  const tooOften = runs.filter((of) => of.runs > 2 * (deaths + 1));
  const aside = Map.groupBy(await entriesOf(db), ({ key }) => sortOf(nthOf(key)));
  const counts = (sort: Sort) => aside.get(sort)?.length ?? 0;
  const strange = (['throws', 'hangs', 'kills'] as const).flatMap((sort) =>
    (aside.get(sort) ?? []).filter(
      ({ last_error }) => last_error !== REASONS[sort] && last_error !== CUT_OFF,
    ),
  );
  const wrong = [
    ...(undone.length ? [`${undone.length} good jobs were never done`] : []),
    ...(tooOften.length ? [`${tooOften.length} jobs were done again and again`] : []),
    ...strange.map(({ key, last_error }) => `${key} failed of ${last_error}`),
  ];
  const said = `${count} jobs: ${done.size} good ones done, laid aside ${counts('throws')} that throw, ${counts('hangs')} that hang and ${counts('kills')} that end their server; ${deaths} servers ended`;
  if (wrong.length) throw new Error(`${said}. ${wrong.join('; ')}`);
  return said;
}
