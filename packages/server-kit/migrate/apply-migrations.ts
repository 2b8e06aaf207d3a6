import type { ClientBase } from 'pg';
import type { MigrationFiles, SqlFile } from './migration-files.ts';
import { StartRefused } from './start-refused.ts';

/** Row of schema_migrations whose checksum is the fingerprint of all files once every one of them is applied. */
export const FINGERPRINT = 'fingerprint';

/** Rows that are not migrations and so say nothing about the age of a schema. */
const BOOKKEEPING = new Set([FINGERPRINT, 'always/before', 'always/after']);

/** Brings a database up to the files, each in one transaction; returns the names of those that had to run. */
export async function applyMigrations(client: ClientBase, files: MigrationFiles): Promise<string[]> {
  await refuseNewerSchema(client, files);
  const ran: string[] = [];
  const run = async (file: SqlFile, step: Step) => {
    if (await applyFile(client, file, step)) ran.push(file.name);
  };
  await run(files.before, { preamble: '', again: true });
  await client.query(LOAD_SEARCH);
  for (const migration of files.migrations) await run(migration, { preamble: AS_OWNER, again: false });
  await run(files.after, { preamble: '', again: true });
  await inTurn(client, () => record(client, FINGERPRINT, files.fingerprint));
  return ran;
}

interface Step {
  preamble: string;
  /** Whether a changed file runs again; a migration never does. */
  again: boolean;
}

/** A migration that has to wait for a lock makes every till wait behind it: better to give up and be started again. */
const AS_OWNER = "set local role pos_owner; set local search_path = public; set local lock_timeout = '10s';";

/**
 * Only while pg_trgm is loaded may a function be made that sets what it reads. A connection loads it at its first use: the one
 * that made the extension has, the one that goes on after a kill or brings an older database up has not.
 */
const LOAD_SEARCH = 'select public.show_limit()';

async function applyFile(client: ClientBase, file: SqlFile, { preamble, again }: Step): Promise<boolean> {
  return inTurn(client, async () => {
    const applied = await appliedChecksum(client, file.name);
    if (applied === file.checksum) return false;
    if (applied && !again) {
      throw new StartRefused(
        `The migration ${file.name} was changed after it had been applied to this database.`,
      );
    }
    await client.query(preamble + file.sql);
    await client.query('reset role');
    await record(client, file.name, file.checksum);
    return true;
  });
}

/** Does a step in one transaction. Two servers that start at once take turns: the second finds each step done. */
export async function inTurn<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query("begin; select pg_advisory_xact_lock(hashtext('onepos migrations'))");
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function appliedChecksum(client: ClientBase, name: string): Promise<string | undefined> {
  const rows = await appliedRows(client);
  return rows.find((row) => row.name === name)?.checksum;
}

async function refuseNewerSchema(client: ClientBase, files: MigrationFiles): Promise<void> {
  const known = new Set(files.migrations.map((file) => file.name));
  const unknown = (await appliedRows(client)).filter(
    (row) => !known.has(row.name) && !BOOKKEEPING.has(row.name),
  );
  if (unknown.length) {
    throw new StartRefused(
      `This database was made by a newer release of the program (it has ${unknown.map((row) => row.name).join(', ')}). Start that release, or restore a backup made before it.`,
    );
  }
}

async function appliedRows(client: ClientBase): Promise<{ name: string; checksum: string }[]> {
  // Not to_regclass: its cache may still say no after another server has made the table while this one waited.
  const made = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = 'schema_migrations'",
  );
  if (!made.rowCount) return [];
  return (
    await client.query<{ name: string; checksum: string }>(
      'select name, checksum from public.schema_migrations',
    )
  ).rows;
}

async function record(client: ClientBase, name: string, checksum: string): Promise<void> {
  await client.query('set local role pos_owner');
  await client.query(
    'insert into public.schema_migrations (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum, applied_at = now()',
    [name, checksum],
  );
}
