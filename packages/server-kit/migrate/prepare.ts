import pg from 'pg';
import type { TableSpec } from '#core/table-spec.ts';
import { applyMigrations, FINGERPRINT, inTurn } from './apply-migrations.ts';
import { type MigrationFiles, readMigrationFiles } from './migration-files.ts';
import { type RolePasswords, urlAs } from './role-urls.ts';
import { StartRefused } from './start-refused.ts';

export interface Preparation {
  /** A login that owns the database and may create roles; it is used for nothing else. */
  adminUrl: string;
  passwords: RolePasswords;
  /** The address the server itself will use for `pos_app`, where it is not that of the admin with another name. */
  appUrl?: string;
  /** All tables of the definitions: their functions are written from them. */
  tables: readonly TableSpec[];
  /** Where the migrations are, when not in the folder of the product. */
  folder?: string;
}

/**
 * Brings the database up to this release and proves the wall between businesses; refuses the start where it does not
 * hold. Answers the names of the files that had to run: none on a warm start.
 */
export async function prepareDatabase({
  adminUrl,
  passwords,
  tables,
  folder,
  ...given
}: Preparation): Promise<string[]> {
  const files = await readMigrationFiles(tables, folder);
  const appUrl = given.appUrl ?? urlAs(adminUrl, 'pos_app', passwords.app);
  if (await isPrepared(appUrl, files)) return [];
  const ran = await withClient(adminUrl, async (client) => {
    const names = await applyMigrations(client, files);
    await inTurn(client, async () => {
      for (const role of ['app', 'login', 'job'] as const) {
        if (!(await opens(urlAs(adminUrl, `pos_${role}`, passwords[role]))))
          await setPassword(client, `pos_${role}`, passwords[role]);
      }
    });
    return names;
  });
  if (await isPrepared(appUrl, files)) return ran;
  throw new StartRefused('Another release of the program changed the database while it was being prepared.');
}

/**
 * Whether nothing is left to do: one question, asked as the application itself, which must not see through the wall.
 * A fault of the wall is never "not prepared yet": it refuses the start.
 */
async function isPrepared(appUrl: string, files: MigrationFiles): Promise<boolean> {
  const rows = await withClient(appUrl, (client) =>
    client.query<{ checksum: string; fault: string | null }>(READY, [FINGERPRINT]),
  ).then(
    (answer) => answer.rows,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && NOT_YET.has(String(error.code))) return [];
      throw error;
    },
  );
  if (rows[0]?.checksum !== files.fingerprint) return false;
  const faults = rows.flatMap((row) => row.fault ?? []);
  if (faults.length)
    throw new StartRefused(
      `Businesses are not kept apart, so the server does not start:\n  ${faults.join('\n  ')}`,
    );
  return true;
}

const READY = `select m.checksum, f.fault from public.schema_migrations m left join ctx.isolation_faults() f on true where m.name = $1`;

/** No such role, wrong password, no right to connect, no such schema, table or function: an admin has to look first. */
const NOT_YET = new Set(['28000', '28P01', '42501', '3F000', '42P01', '42883']);

/** A role that can log in is left alone: its password may have been set by somebody else, for whom it also works. */
async function opens(url: string): Promise<boolean> {
  return withClient(url, async () => true).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code?.startsWith(WRONG_LOGIN)) return false;
    throw error;
  });
}

/** Class of the codes for a wrong password or a role that may not log in. */
const WRONG_LOGIN = '28';

async function setPassword(client: pg.Client, role: string, password: string): Promise<void> {
  await client.query(`alter role ${role} password ${pg.escapeLiteral(password)}`);
}

async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
