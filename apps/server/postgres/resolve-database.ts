import { setTimeout as wait } from 'node:timers/promises';
import { type RolePasswords, rolePasswords, urlAs } from '#server-kit/migrate/role-urls.ts';
import { connectionUrl, withConnection } from './connection.ts';
import { type DataFolder, dataFolderOf, openDataFolder } from './data-folder.ts';
import { holderOf } from './data-folder-lock.ts';
import { readPidFile } from './pid-file.ts';
import { secretIn } from './secret.ts';
import { addressOf } from './server-arguments.ts';
import { serverDatabase } from './server-database.ts';
import { startPostgres } from './start-postgres.ts';

const DATABASE = 'onepos';

export type ResolvedDatabase = {
  adminUrl: string;
  appUrl: string;
  loginUrl: string;
  jobUrl: string;
  /** What `prepareDatabase` gives the application's roles. */
  passwords: RolePasswords;
  /** Where the data lives, for people. */
  place: string;
  /** Of the embedded database that this process keeps running. */
  dataFolder?: DataFolder;
  stop(): Promise<void>;
};

export type ResolveOptions = {
  log: (sentence: string) => void;
  /** For commands that work beside a running server: its database is used and left running. */
  beside?: boolean;
};

/** The database of this installation: the server that `DATABASE_URL` names, else the embedded one. */
export async function resolveDatabase(
  env: NodeJS.ProcessEnv,
  options: ResolveOptions,
): Promise<ResolvedDatabase> {
  const dataDir = dataFolderOf(env);
  if (env.DATABASE_URL) return serverDatabase(env.DATABASE_URL, env, dataDir);
  if (options.beside) {
    const running = await runningBeside(dataDir);
    if (running) return running;
  }
  const embedded = await startPostgres({ dataDir, log: options.log });
  try {
    await makeDatabase(embedded.adminUrl('postgres'));
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const { folder: dataFolder, secret, stop } = embedded;
  return { ...resolved(embedded.adminUrl(DATABASE), secret, dataDir, stop), dataFolder };
}

async function runningBeside(dataDir: string): Promise<ResolvedDatabase | undefined> {
  const folder = await openDataFolder(dataDir);
  do {
    if ((await holderOf(folder.root)) === undefined) return undefined;
    await wait(50);
  } while (!(await readPidFile(folder.cluster))?.isReady);
  const secret = await secretIn(folder.secret, folder.cluster);
  const adminUrl = connectionUrl(await addressOf(folder), 'postgres', secret, DATABASE);
  return resolved(adminUrl, secret, dataDir, async () => {});
}

function resolved(
  adminUrl: string,
  secret: string,
  place: string,
  stop: () => Promise<void>,
): ResolvedDatabase {
  const passwords = rolePasswords(secret);
  return {
    adminUrl,
    appUrl: urlAs(adminUrl, 'pos_app', passwords.app),
    loginUrl: urlAs(adminUrl, 'pos_login', passwords.login),
    jobUrl: urlAs(adminUrl, 'pos_job', passwords.job),
    passwords,
    place,
    stop,
  };
}

async function makeDatabase(adminUrl: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(DATABASE)}`);
  });
}
