import { applyMigrations, FINGERPRINT } from '#server-kit/migrate/apply-migrations.ts';
import type { MigrationFiles, SqlFile } from '#server-kit/migrate/migration-files.ts';
import { on, refused } from './on-database.ts';

/** The files with other words in one of them. */
export function withSql(files: MigrationFiles, file: SqlFile, sql: string): MigrationFiles {
  const put = (one: SqlFile) => (one === file ? { ...file, sql } : one);
  return {
    ...files,
    before: put(files.before),
    migrations: files.migrations.map(put),
    after: put(files.after),
  };
}

/** Lets the migrations run as far as that one, which fails; where there is none, as far as the fingerprint of all of them. */
export async function applyUpTo(
  url: string,
  files: MigrationFiles,
  next: SqlFile | undefined,
): Promise<void> {
  await refused(
    on(url, async (client) => {
      if (next) return applyMigrations(client, withSql(files, next, 'select 1 / 0'));
      const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
      const refusing = async (text: string, values?: unknown[]) => {
        if (values?.[0] === FINGERPRINT) throw new Error('not yet');
        return query(text, values);
      };
      Object.assign(client, { query: refusing });
      return applyMigrations(client, files);
    }),
  );
}
