import { stat } from 'node:fs/promises';
import { resolveDatabase } from '../postgres/resolve-database.ts';
import { backupFolderOf, backupName, newBackupPath } from './backup-folder.ts';
import { noteCheck } from './check-note.ts';
import { rowsIn } from './contents.ts';
import { installationKey } from './installation-key.ts';
import { passphraseIn } from './passphrase.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupWish {
  to?: string | undefined;
  passphraseFile?: string | undefined;
  /** Read to its end once it is written: a disk may keep something else than it was given. */
  isVerified?: boolean;
  tell(line: string): void;
}

export interface BackupReport {
  path: string;
  bytes: number;
  made_at: string;
  tables: number;
  rows: number;
  is_encrypted: boolean;
  seconds: number;
}

/** A backup of the installation that the environment names, beside its running server or without one. */
export async function makeBackup(env: NodeJS.ProcessEnv, wish: BackupWish): Promise<BackupReport> {
  const began = Date.now();
  const passphrase = await passphraseIn(wish.passphraseFile ?? env.BACKUP_PASSPHRASE_FILE);
  const path = await newBackupPath(await placeOf(wish.to ?? backupFolderOf(env)), backupName(new Date()));
  const { adminUrl, stop } = await resolveDatabase(env, { log: wish.tell, beside: true });
  try {
    const serverKey = await installationKey(env);
    const { opening, closing, bytes } = await writeBackup({ adminUrl, path, passphrase, serverKey });
    if (wish.isVerified) {
      await readBackup(path, passphrase);
      await noteCheck(path, new Date());
    }
    return {
      path,
      bytes,
      made_at: opening.made_at,
      tables: closing.tables.length,
      rows: rowsIn(closing),
      is_encrypted: passphrase !== undefined,
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    await stop();
  }
}

/** A folder that is there is meant as one, whatever its name. */
async function placeOf(to: string): Promise<string> {
  const found = await stat(to).catch(() => undefined);
  return found?.isDirectory() ? `${to}/` : to;
}
