import { rolePasswords, urlAs } from '#server-kit/migrate/role-urls.ts';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import { withConnection } from './connection.ts';
import { openDataFolder } from './data-folder.ts';
import type { ResolvedDatabase } from './resolve-database.ts';
import { secretIn } from './secret.ts';

const OLDEST_VERSION = 15;

/** A PostgreSQL server that somebody else runs: checked before anything is made in it. */
export async function serverDatabase(
  adminUrl: string,
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<ResolvedDatabase> {
  const url = parsed('DATABASE_URL', adminUrl);
  await requireVersion(adminUrl, url.host);
  // Every server process derives the same passwords from the URL that all of them have. A URL without a password
  // means a login by certificate, peer or pass file; then one is kept beside the data of this machine.
  const secret = decodeURIComponent(url.password) || (await secretIn((await openDataFolder(dataDir)).secret));
  const derived = rolePasswords(secret);
  const given = {
    app: env.DATABASE_APP_URL,
    login: env.DATABASE_LOGIN_URL,
    job: env.DATABASE_JOB_URL,
  };
  const passwordOf = (role: keyof typeof given) => {
    const own = given[role] && parsed(`DATABASE_${role.toUpperCase()}_URL`, given[role]).password;
    return own ? decodeURIComponent(own) : derived[role];
  };
  const passwords = { app: passwordOf('app'), login: passwordOf('login'), job: passwordOf('job') };
  const urlOf = (role: keyof typeof given) => given[role] ?? urlAs(adminUrl, `pos_${role}`, passwords[role]);
  return {
    adminUrl,
    appUrl: urlOf('app'),
    loginUrl: urlOf('login'),
    jobUrl: urlOf('job'),
    passwords,
    place: `database ${url.pathname.slice(1)} on ${url.host || 'this machine'}`,
    stop: async () => {},
  };
}

function parsed(name: string, value: string): URL {
  try {
    const url = new URL(value);
    if (/^postgres(ql)?:$/.test(url.protocol)) return url;
  } catch {
    // Answered below, without the value: it may hold a password.
  }
  throw new StartRefused(
    `${name} is not an address of a database: postgres://user:password@host:5432/database`,
  );
}

async function requireVersion(adminUrl: string, host: string): Promise<void> {
  const version = await withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    return rows[0]?.version ?? '';
  }).catch((error: Error) => {
    throw new StartRefused(`The database of DATABASE_URL (${host}) cannot be used: ${error.message}`);
  });
  if (Number.parseInt(version, 10) < OLDEST_VERSION)
    throw new StartRefused(
      `The database of DATABASE_URL (${host}) is PostgreSQL ${version}; Onepos needs ${OLDEST_VERSION} or newer.`,
    );
}
