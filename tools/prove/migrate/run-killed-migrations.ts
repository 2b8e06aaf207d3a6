// cspell:ignore locktype

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { chanceFrom } from '#server/testing/hostile/chance.ts';
import { applyMigrations } from '#server-kit/migrate/apply-migrations.ts';
import {
  type MigrationFiles,
  readMigrationFiles,
  type SqlFile,
} from '#server-kit/migrate/migration-files.ts';
import { startThrowAwayPostgres } from '#server-kit/testing/throw-away-postgres.ts';
import { applyUpTo, withSql } from './apply-up-to.ts';
import {
  gone,
  LAST_MOMENTS,
  type LastMoment,
  type MigratingProcesses,
  migratingProcesses,
} from './killed-process.ts';
import { newDatabase, on, refused, until } from './on-database.ts';
import { requireSameSchema } from './same-schema.ts';
import { schemaHash, schemaLines } from './schema-hash.ts';
import { statementsOf } from './statements.ts';
import { startTwoServers } from './two-servers.ts';

/** What was killed, and how often. */
export interface KilledMigrations {
  files: number;
  statements: number;
  processes: number;
  backends: number;
  databases: number;
  /** Of the kills while a commit was on its way: how many found it kept. */
  kept: number;
}

/** Number of the lock at which a migration waits to be killed. */
const GATE = 39;
const STOPS_PER_FILE = 2;
/** Below this not even each file is tried, but so many of them. */
const SMALL_SHARE = 0.1;
const FILES_OF_SMALL_SHARE = 0.2;

/**
 * Kills migrations of an empty database and of a whole one whose lasting files have changed: at statements of each file the
 * migrating process, its backend, or the database. Each time the schema has to be that before the file, or once the commit
 * was sent that after it, and the migration that follows has to lead to what it leads to without a kill (T39).
 *
 * `share` of all statements are tried, chosen by the seed; at 1 each of them, by both ways.
 */
export async function runKilledMigrations(share: number, seed: number): Promise<KilledMigrations> {
  const server = await startThrowAwayPostgres();
  const processes = migratingProcesses();
  const count = { files: 0, statements: 0, processes: 0, backends: 0, databases: 0, kept: 0 };
  try {
    const files = await readMigrationFiles(PRODUCT_TABLES);
    const url = await lastingDatabase(server.adminUrl, 'killed');
    const run = { url, processes, count, share, chance: chanceFrom(seed) };
    await killEach(run, files, inOrder(files));
    const whole = await lastingDatabase(server.adminUrl, 'whole');
    await on(whole, (client) => applyMigrations(client, files));
    requireSameSchema('the schema after all kills', await linesOf(url), await linesOf(whole));
    const next = withLastingFilesChanged(files);
    await killEach(run, next, [next.before, next.after]);
    await on(whole, (client) => applyMigrations(client, next));
    requireSameSchema('the schema of the next release', await linesOf(url), await linesOf(whole));
    await proveTwoServers(server.adminUrl);
    return count;
  } finally {
    processes.close();
    await server.stop();
  }
}

/** A database that keeps what it has committed, as an installation does: others of tests may forget their last moments. */
async function lastingDatabase(adminUrl: string, name: string): Promise<string> {
  const url = await newDatabase(adminUrl, name);
  await on(url, (client) =>
    client.query(
      "do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$",
    ),
  );
  return url;
}

/** Two servers that begin at once on an empty database make of it what one alone makes, and both serve. */
async function proveTwoServers(adminUrl: string): Promise<void> {
  const [shared, alone] = [await newDatabase(adminUrl, 'shared'), await newDatabase(adminUrl, 'alone')];
  await startTwoServers(shared);
  const files = await readMigrationFiles(PRODUCT_TABLES);
  await on(alone, (client) => applyMigrations(client, files));
  requireSameSchema('the schema that two servers made', await linesOf(shared), await linesOf(alone));
}

interface Run {
  url: string;
  processes: MigratingProcesses;
  count: KilledMigrations;
  share: number;
  chance(): number;
}

const inOrder = ({ before, migrations, after }: MigrationFiles) => [before, ...migrations, after];

/** What an upgrade brings beside migrations: the same files with other words in them. */
function withLastingFilesChanged(files: MigrationFiles): MigrationFiles {
  const changed = (file: SqlFile) => ({ ...file, checksum: `${file.checksum} changed` });
  return { ...files, before: changed(files.before), after: changed(files.after), fingerprint: 'next' };
}

/** Kills the migration of one file after the other, those that the database lacks. */
async function killEach(run: Run, files: MigrationFiles, lacking: readonly SqlFile[]): Promise<void> {
  const isSmall = run.share < SMALL_SHARE;
  for (const [place, file] of lacking.entries()) {
    if (isSmall && run.chance() > FILES_OF_SMALL_SHARE) continue;
    await applyUpTo(run.url, files, file);
    await killAtEach(run, files, file, lacking[place + 1]);
  }
  await on(run.url, (client) => applyMigrations(client, files));
}

/** Kills the migration of one file as often as it has statements, and lets it go through at the end. */
async function killAtEach(run: Run, files: MigrationFiles, file: SqlFile, next?: SqlFile): Promise<void> {
  const { url, share, chance, count } = run;
  const before = await hashOf(url);
  const wanted = await linesOf(url);
  const places = await placesIn(url, files, file);
  const isTried = () => share >= 1 || chance() < share;
  const stops = Array.from({ length: share >= 1 ? STOPS_PER_FILE : Number(isTried()) }, () =>
    Math.floor(chance() * places),
  );
  const require = async (how: string) =>
    requireSameSchema(`${file.name}, ${how}`, await linesOf(url), wanted);
  for (let place = 0; place < places; place += 1) {
    const order = { url, files: withGate(files, file, place) };
    if (isTried()) {
      await killProcess(run, order);
      await require(`the process killed at statement ${place}`);
    }
    if (isTried()) {
      await killBackend(run, order);
      await require(`the backend killed at statement ${place}`);
    }
    if (stops.includes(place)) {
      await stopDatabase(run, order);
      await require(`the database stopped at statement ${place}`);
    }
  }
  count.files += 1;
  count.statements += places;
  const found = new Map<LastMoment, string>();
  for (const moment of LAST_MOMENTS)
    if (isTried()) found.set(moment, await killAtEnd(run, files, file, moment));
  await applyUpTo(url, files, next);
  const after = await hashOf(url);
  for (const [moment, hash] of found)
    if (hash !== before && (hash !== after || moment !== 'committing'))
      throw new Error(`${file.name}, killed ${moment}: the schema is neither that before nor that after`);
  if (found.get('committing') === after) count.kept += 1;
}

/** How many statements a file has, by the word of the server itself, which has to agree with ours. */
async function placesIn(url: string, files: MigrationFiles, file: SqlFile): Promise<number> {
  const statements = statementsOf(file.sql).length;
  let counted = 0;
  await on(url, async (client) => {
    const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
    const listening = async (text: string, values?: unknown[]) => {
      const answer = await query(text, values);
      if (!text.endsWith(file.sql)) return answer;
      counted = (answer as unknown[]).length - (text.length > file.sql.length ? PREAMBLE : 0);
      throw new Error('counted');
    };
    Object.assign(client, { query: listening });
    await applyMigrations(client, files).catch((error: Error) => {
      if (error.message !== 'counted') throw error;
    });
  });
  if (counted !== statements)
    throw new Error(`${file.name} has ${counted} statements for the server and ${statements} for this proof`);
  return statements;
}

/** Statements that a migration begins with: role, search path and patience. */
const PREAMBLE = 3;

/** The files with a gate before the statement of that number. */
function withGate(files: MigrationFiles, file: SqlFile, place: number): MigrationFiles {
  const statements = statementsOf(file.sql);
  // Waiting for its end is not what a migration may do for a few seconds only.
  const gate = `set local lock_timeout = 0; select pg_advisory_xact_lock(${GATE});`;
  return withSql(files, file, [...statements.slice(0, place), gate, ...statements.slice(place)].join(''));
}

interface GatedOrder {
  url: string;
  files: MigrationFiles;
}

async function killProcess({ processes, count }: Run, order: GatedOrder): Promise<void> {
  await atGate(order.url, async (admin) => {
    const child = processes.begin(order);
    const pid = await waitingAt(admin);
    child.kill('SIGKILL');
    await gone(child);
    // The database knows nothing of that yet: it goes on with what it was sent, and finds nobody to answer to.
    await admin.query('select pg_advisory_unlock($1)', [GATE]);
    await until('the end of a backend', async () => !(await isThere(admin, pid)));
  });
  count.processes += 1;
}

async function killBackend({ count }: Run, { url, files }: GatedOrder): Promise<void> {
  await atGate(url, async (admin) => {
    const migrating = refused(on(url, (client) => applyMigrations(client, files)));
    const pid = await waitingAt(admin);
    await admin.query('select pg_terminate_backend($1)', [pid]);
    await migrating;
    await until('the end of a backend', async () => !(await isThere(admin, pid)));
  });
  count.backends += 1;
}

/** The database ends without a word, as in a power cut; whoever keeps it running starts it again. */
async function stopDatabase({ count }: Run, { url, files }: GatedOrder): Promise<void> {
  let folder = '';
  const postmaster = async () =>
    Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  let stopped = 0;
  await atGate(url, async (admin) => {
    folder =
      (await admin.query<{ data_directory: string }>('show data_directory')).rows[0]?.data_directory ?? '';
    const migrating = refused(on(url, (client) => applyMigrations(client, files)));
    await waitingAt(admin);
    stopped = await postmaster();
    process.kill(stopped, 'SIGQUIT');
    await migrating;
  });
  await until('the database to come back', () =>
    postmaster()
      .then(async (pid) => pid !== stopped && (await on(url, async () => true)))
      .catch(() => false),
  );
  count.databases += 1;
}

async function killAtEnd(
  { url, processes, count }: Run,
  files: MigrationFiles,
  file: SqlFile,
  when: LastMoment,
) {
  const child = processes.begin({ url, files, deathAfter: { sql: file.sql, when } });
  const how = await gone(child);
  if (how !== 'SIGKILL') throw new Error(`${file.name}: the process ended with ${how} and was not killed`);
  await on(url, (admin) =>
    until('the end of all backends', async () => {
      const { rows } = await admin.query<{ others: number }>(
        "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      return rows[0]?.others === 0;
    }),
  );
  count.processes += 1;
  return hashOf(url);
}

/** Holds the gate shut while something is done. */
async function atGate(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  await on(url, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [GATE]);
    await work(admin);
  });
}

async function waitingAt(admin: pg.Client): Promise<number> {
  let pid = 0;
  await until('a migration at its gate', async () => {
    const { rows } = await admin.query<{ pid: number }>(
      "select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
      [GATE],
    );
    pid = rows[0]?.pid ?? 0;
    return pid > 0;
  });
  return pid;
}

async function isThere(admin: pg.Client, pid: number): Promise<boolean> {
  return ((await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount ?? 0) > 0;
}

const hashOf = (url: string) => on(url, schemaHash);
const linesOf = (url: string) => on(url, schemaLines);
