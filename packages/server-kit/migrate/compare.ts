import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TableSpec } from '#core/table-spec.ts';
import { applyMigrations } from './apply-migrations.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { type Differences, differences } from './differences.ts';
import { type MigrationFiles, readMigrationFiles } from './migration-files.ts';
import { schemaSql } from './schema-sql.ts';

/** What the migrations lack to give what the definitions say, found in two databases made for it and dropped again. */
export async function compareWithMigrations(
  adminUrl: string,
  specs: readonly TableSpec[],
  folder?: string,
): Promise<Differences> {
  const files = await readMigrationFiles([], folder);
  const have = await catalogueOf(adminUrl, files);
  const derived = schemaSql(specs);
  const want = await catalogueOf(adminUrl, {
    ...files,
    migrations: [{ name: 'derived', sql: derived, checksum: derived }],
  });
  return differences(have, want, specs);
}

/** The catalogue of a database that only these files made. */
export async function catalogueOf(adminUrl: string, files: MigrationFiles): Promise<Catalogue> {
  const name = `compare_${randomUUID().replaceAll('-', '')}`;
  await run(adminUrl, (client) => client.query(`create database ${name}`));
  try {
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    return await run(url.href, async (client) => {
      await applyMigrations(client, files);
      return readCatalogue(client);
    });
  } finally {
    await run(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
  }
}

async function run<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
