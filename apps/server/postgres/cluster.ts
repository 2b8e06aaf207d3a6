import { execFile } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { creatingUser, databaseUser, type SystemUser } from './database-user.ts';
import { failureSentence } from './failure-sentence.ts';

/** Makes sure that the folder holds a database that this release and this user can run; creates it at first. */
export async function ensureCluster(folder: DataFolder, binaries: Binaries, password: string): Promise<void> {
  const found = await stat(folder.cluster).catch(() => undefined);
  if (!found) return createCluster(folder, binaries, password);
  const uid = databaseUser()?.uid ?? process.getuid?.();
  if (uid !== undefined && found.uid !== uid)
    throw new StartRefused(
      `The database in ${folder.cluster} belongs to another user (number ${found.uid}, needed is ${uid}). Start Onepos as that user, or choose another folder with DATA_DIR.`,
    );
  const version = await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined)
    throw new StartRefused(
      `${folder.cluster} is not a database. Move it away, or choose another folder with DATA_DIR.`,
    );
  if (Number(version) !== binaries.major)
    throw new StartRefused(
      `The database in ${folder.cluster} was written by PostgreSQL ${version.trim()} and this Onepos runs PostgreSQL ${binaries.major}. Start the Onepos that wrote it, make a backup there and restore the backup here.`,
    );
}

// Built under another name and renamed at the end: a start killed half way begins afresh the next time.
async function createCluster(folder: DataFolder, binaries: Binaries, password: string): Promise<void> {
  const draft = `${folder.cluster}.new`;
  const passwordFile = join(folder.root, 'first-password');
  const creator = await creatingUser();
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    if (creator) for (const path of [draft, passwordFile]) await chown(path, creator.uid, creator.gid);
    await initialise(binaries, draft, passwordFile, creator);
  } finally {
    await rm(passwordFile, { force: true });
  }
  const owner = databaseUser();
  if (owner) await chownAll(draft, owner);
  await rename(draft, folder.cluster);
  await rememberNames(folder.root);
}

async function initialise(binaries: Binaries, cluster: string, passwordFile: string, user?: SystemUser) {
  const options = [
    ['--pgdata', cluster],
    ['--username', 'postgres'],
    ['--pwfile', passwordFile],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    // Sorting by bytes never changes with a system's libraries; columns that people read name an ICU collation.
    ['--locale', 'C'],
  ].map(([name, value]) => `${name}=${value}`);
  try {
    await promisify(execFile)(binaries.initdb, [...options, '--data-checksums'], {
      ...user,
      cwd: cluster,
      env: { LC_ALL: 'C', TZ: 'UTC' },
    });
  } catch (error) {
    throw new StartRefused(failureSentence((error as { stderr?: string }).stderr ?? String(error), cluster));
  }
}

// Without this a power cut could take back the rename and with it what was acknowledged since.
async function rememberNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

async function chownAll(folder: string, owner: SystemUser): Promise<void> {
  await chown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), owner.uid, owner.gid);
}
