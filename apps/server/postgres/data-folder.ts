import { chmod, chown, mkdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import { databaseUser, type SystemUser } from './database-user.ts';

export type DataFolder = {
  root: string;
  cluster: string;
  sockets: string;
  log: string;
  secret: string;
  binaries: string;
  ballast: string;
};

/** Where the books live: `DATA_DIR`, or a folder outside the clone, so that `git clean -fdx` cannot reach it. */
export function dataFolderOf(env: NodeJS.ProcessEnv): string {
  if (env.DATA_DIR) return resolve(env.DATA_DIR);
  // Root's home is closed to the unprivileged user that the database runs as.
  if (databaseUser()) return '/var/lib/onepos';
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'onepos');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'onepos');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'onepos');
}

/** Makes the folder and its parts, each open to those who need it and to nobody else. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const user = databaseUser();
  const root = await made(dataDir, user ? 0o711 : 0o700);
  if (user) await refuseClosedParents(root, user);
  const sockets = await made(join(root, 'run'), 0o700);
  if (user) await chown(sockets, user.uid, user.gid);
  await made(join(root, 'log'), 0o700);
  return {
    root,
    cluster: join(root, 'postgres'),
    sockets,
    log: join(root, 'log', 'postgres.log'),
    secret: join(root, 'database-password'),
    binaries: join(root, 'binaries'),
    ballast: join(root, 'ballast'),
  };
}

async function made(folder: string, mode: number): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    await chmod(folder, mode);
    return await realpath(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new StartRefused(`The disk is full: ${folder} cannot be made.`);
    if (code === 'EPERM' || code === 'EACCES')
      throw new StartRefused(
        `The data folder ${folder} belongs to another user. Start Onepos as that user, or choose another folder: DATA_DIR=/path npm start`,
      );
    throw new StartRefused(
      `The data folder ${folder} cannot be used (${message}). Choose another: DATA_DIR=/path npm start`,
    );
  }
}

async function refuseClosedParents(root: string, user: SystemUser): Promise<void> {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit))
      throw new StartRefused(
        `Started by root, the database runs as an unprivileged user, and ${folder} is closed to it. Choose a folder it can reach: DATA_DIR=/var/lib/onepos npm start`,
      );
    if (folder === dirname(folder)) return;
  }
}
