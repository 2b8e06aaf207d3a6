import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { dataFolderOf } from '../postgres/data-folder.ts';

const NAME = /^onepos-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** A backup as its name and its file tell of it. */
export interface BackupFile {
  name: string;
  path: string;
  made_at: Date;
  bytes: number;
}

/** Where backups go when nobody says otherwise: `BACKUP_FOLDER`, or beside the data. */
export function backupFolderOf(env: NodeJS.ProcessEnv): string {
  return env.BACKUP_FOLDER ? resolve(env.BACKUP_FOLDER) : join(dataFolderOf(env), 'backups');
}

/** The file that a backup gets: inside of `to` where that is a folder, else `to` itself. */
export async function newBackupPath(to: string, name: string): Promise<string> {
  const place = resolve(to);
  const isFolder = to.endsWith('/') || !place.endsWith('.backup');
  await mkdir(isFolder ? place : dirname(place), { recursive: true, mode: 0o700 });
  return isFolder ? join(place, name) : place;
}

/** Backups under this name are those that the schedule takes away when they have had their time. */
export function backupName(moment: Date): string {
  return `onepos-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`;
}

/** What a restore has replaced stays until somebody takes it away. */
export const formerName = (moment: Date) => `before-restore-${backupName(moment)}`;

/** The moment in the name of a backup; null where it is the name of something else. */
function momentIn(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

/** The backups in a folder that were made by the schedule or without naming a file, newest first. */
export async function backupsIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  const found: BackupFile[] = [];
  for (const name of names.toSorted().toReversed()) {
    const made_at = momentIn(name);
    if (!made_at) continue;
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (file?.isFile()) found.push({ name, path, made_at, bytes: file.size });
  }
  return found;
}
