import type { MigrationFiles } from '#server-kit/migrate/migration-files.ts';
import { BackupRefused } from './backup-refused.ts';
import type { Opening } from './contents.ts';

/** Rows of schema_migrations that are no migrations: they stand for files that follow the release. */
const NO_MIGRATION = new Set(['fingerprint', 'always/before', 'always/after']);

/** The files that make the schema of a backup; refuses one that this release does not know how to make. */
export function filesOfBackup({ migrations, release }: Opening, files: MigrationFiles): MigrationFiles {
  const kept = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const name of NO_MIGRATION) kept.delete(name);
  const known = files.migrations.filter(({ name }) => kept.has(name));
  const unknown = [...kept.keys()].filter((name) => !known.some((file) => file.name === name));
  if (unknown.length)
    throw new BackupRefused(
      `This backup was made by a newer release (${release}; it has ${unknown.join(', ')}). Restore it with that release.`,
    );
  const changed = known.find(({ name, checksum }) => kept.get(name) !== checksum);
  if (changed)
    throw new BackupRefused(
      `This backup was made with another ${changed.name} than this release has. Restore it with release ${release}.`,
    );
  return { ...files, migrations: known, after: NOTHING };
}

/** Functions that rest on tables come last, when all tables are there. */
const NOTHING = { name: 'always/after', sql: '', checksum: 'nothing yet' };
