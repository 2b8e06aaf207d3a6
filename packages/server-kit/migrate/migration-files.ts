import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TableSpec } from '#core/table-spec.ts';
import { branchTablesSql } from './branch-tables-sql.ts';
import { searchFunctionsSql } from './search-functions-sql.ts';

export interface SqlFile {
  name: string;
  sql: string;
  checksum: string;
}

export interface MigrationFiles {
  /** Roles, context and functions that tables rest on; run again whenever one of them changes. */
  before: SqlFile;
  /** One file each, run once, in the order of their names. */
  migrations: SqlFile[];
  /** Functions that rest on tables, and those that follow from their definitions; run again whenever one of them changes. */
  after: SqlFile;
  /** Stands for all of the above: equal means there is nothing to do. */
  fingerprint: string;
}

/** The folder `migrations/` of the product. */
export const MIGRATIONS = path.join(import.meta.dirname, '../../../migrations');

/** Reads the migrations and the files that are always kept up to date, with what follows from the definitions of tables. */
export async function readMigrationFiles(
  tables: readonly TableSpec[],
  folder = MIGRATIONS,
): Promise<MigrationFiles> {
  const before = await joined(folder, 'always/before', {});
  const derived = { first: branchTablesSql(tables), last: searchFunctionsSql(tables) };
  const after = await joined(folder, 'always/after', derived);
  const migrations = await readSqlFiles(folder);
  return {
    before,
    migrations,
    after,
    fingerprint: hash(
      [before, ...migrations, after].map((file) => `${file.name} ${file.checksum}`).join('\n'),
    ),
  };
}

async function joined(
  folder: string,
  name: string,
  { first = '', last = '' }: { first?: string; last?: string },
): Promise<SqlFile> {
  const files = await readSqlFiles(path.join(folder, name));
  const sql = [first, ...files.map((file) => file.sql), last].join('\n');
  return { name, sql, checksum: hash(sql) };
}

async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: hash(sql) };
    }),
  );
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
