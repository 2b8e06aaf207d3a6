import type pg from 'pg';
import { applyMigrations } from '#server-kit/migrate/apply-migrations.ts';
import { readMigrationFiles } from '#server-kit/migrate/migration-files.ts';
import { PRODUCT_TABLES } from '../product-tables.ts';
import { BackupRefused } from './backup-refused.ts';
import { BOOKKEEPING, type Contents, fullName, type Opening, type TableInBackup } from './contents.ts';
import { writeRows } from './copy-rows.ts';
import { filesOfBackup } from './known-release.ts';
import { readBackup } from './read-backup.ts';
import { requireRows } from './require-rows.ts';
import { columnsOf, openAllSeeing, quoted, requireAllSeeing, tablesIn } from './snapshot.ts';

/**
 * Builds an empty database up to what a backup holds, first with the schema it was made with, then up to this release.
 * The file is read twice: tables that belong to no migration are there only after the second step.
 */
export async function loadBackup(url: string, path: string, passphrase?: string): Promise<Contents> {
  const client = await openAllSeeing(url);
  const loaded = new Set<string>();
  try {
    await requireAllSeeing(client);
    await requireReplica(client);
    const files = await readMigrationFiles(PRODUCT_TABLES);
    const first = await loadWhatIsThere(client, path, passphrase, loaded, async (opening) => {
      await applyMigrations(client, filesOfBackup(opening, files));
    });
    await requireRows(client, first, loaded);
    await applyMigrations(client, files);
    const already = new Set(loaded);
    const contents = await loadWhatIsThere(client, path, passphrase, loaded);
    await requireRows(client, contents, new Set([...loaded].filter((name) => !already.has(name))));
    requireAll(contents, loaded);
    await rememberWhenApplied(client, contents.opening);
    await client.query('analyze');
    return contents;
  } finally {
    await client.end();
  }
}

async function loadWhatIsThere(
  client: pg.Client,
  path: string,
  passphrase: string | undefined,
  loaded: Set<string>,
  prepare: (opening: Opening) => Promise<void> = async () => undefined,
): Promise<Contents> {
  let there = new Set<string>();
  return readBackup(path, passphrase, {
    async opening(opening) {
      await prepare(opening);
      there = new Set((await tablesIn(client)).map(fullName));
    },
    async table(table, rows) {
      const name = fullName(table);
      if (name === BOOKKEEPING || loaded.has(name) || !there.has(name)) return;
      await loadTable(client, table, rows);
      loaded.add(name);
    },
  });
}

/** Rows come in as they are: no trigger counts, seals or refuses them a second time. */
async function loadTable(
  client: pg.Client,
  table: TableInBackup,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  await client.query(
    'begin; set local session_replication_role = replica; set local synchronous_commit = off',
  );
  await client.query(`delete from ${quoted(table)}`);
  await writeRows(client, `copy ${quoted(table)} (${columnsOf(table)}) from stdin`, rows);
  await client.query('commit');
}

async function requireReplica(client: pg.Client): Promise<void> {
  await client.query('begin; set local session_replication_role = replica').catch(() => {
    throw new BackupRefused(
      'The login of DATABASE_URL may not restore: it has to be a superuser, or to be granted: grant set on parameter session_replication_role to <login>',
    );
  });
  await client.query('rollback');
}

function requireAll({ opening }: Contents, loaded: ReadonlySet<string>): void {
  const left = opening.tables.map(fullName).filter((name) => name !== BOOKKEEPING && !loaded.has(name));
  if (left.length)
    throw new BackupRefused(
      `This release does not know ${left.join(', ')} of the backup. Restore it with release ${opening.release}, then upgrade.`,
    );
}

async function rememberWhenApplied(client: pg.Client, { migrations }: Opening): Promise<void> {
  for (const { name, checksum, applied_at } of migrations)
    await client.query(
      'update public.schema_migrations set applied_at = $3 where name = $1 and checksum = $2',
      [name, checksum, applied_at],
    );
}
