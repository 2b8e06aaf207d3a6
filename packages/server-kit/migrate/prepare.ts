import pg from 'pg';
import { applyMigrations, FINGERPRINT } from './apply-migrations.ts';
import { type MigrationFiles, readMigrationFiles } from './migration-files.ts';
import { type RolePasswords, urlAs } from './role-urls.ts';
import { StartRefused } from './start-refused.ts';

export interface Preparation {
  /** A login that owns the database and may create roles; it is used for nothing else. */
  adminUrl: string;
  passwords: RolePasswords;
  /** Where the migrations are, when not in the folder of the product. */
  folder?: string;
}

export interface PreparedDatabase {
  appUrl: string;
  loginUrl: string;
  jobUrl: string;
  /** Names of the files that had to run; none on a warm start. */
  ran: string[];
}

/** Brings the database up to this release and proves the wall between businesses; refuses the start where it does not hold. */
export async function prepareDatabase({
  adminUrl,
  passwords,
  folder,
}: Preparation): Promise<PreparedDatabase> {
  const files = await readMigrationFiles(folder);
  const appUrl = urlAs(adminUrl, 'pos_app', passwords.app);
  const ready = {
    appUrl,
    loginUrl: urlAs(adminUrl, 'pos_login', passwords.login),
    jobUrl: urlAs(adminUrl, 'pos_job', passwords.job),
  };
  if (await isPrepared(appUrl, files)) return { ...ready, ran: [] };
  const ran = await withClient(adminUrl, async (client) => {
    const names = await applyMigrations(client, files);
    await setPasswords(client, passwords);
    return names;
  });
  if (!(await isPrepared(appUrl, files)))
    throw new StartRefused(
      'Another release of the program changed the database while it was being prepared.',
    );
  return { ...ready, ran };
}

/**
 * Whether nothing is left to do: one question, asked as the application itself, which must not see through the wall.
 * A fault of the wall is never "not prepared yet": it refuses the start.
 */
export async function isPrepared(appUrl: string, files: MigrationFiles): Promise<boolean> {
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

/** Every time an admin comes by, so that a forgotten or rotated password is put right. */
async function setPasswords(client: pg.Client, passwords: RolePasswords): Promise<void> {
  const statements = Object.entries(passwords).map(
    ([role, password]) => `alter role pos_${role} password ${pg.escapeLiteral(password)}`,
  );
  await client.query(
    ["begin; select pg_advisory_xact_lock(hashtext('onepos migrations'))", ...statements, 'commit'].join(
      ';\n',
    ),
  );
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
