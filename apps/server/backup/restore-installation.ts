import { resolve } from 'node:path';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { withConnection } from '../postgres/connection.ts';
import { resolveDatabase } from '../postgres/resolve-database.ts';
import { PRODUCT_TABLES } from '../product-tables.ts';
import { backupFolderOf, formerName, newBackupPath } from './backup-folder.ts';
import { BackupRefused } from './backup-refused.ts';
import { rowsIn } from './contents.ts';
import { installationKey, restoreKey } from './installation-key.ts';
import { passphraseIn } from './passphrase.ts';
import { lastOf, type RestoreStep, restoreSteps } from './restore-backup.ts';
import { forgetRestore, noteRestore, settleRestore } from './restore-note.ts';
import { writeBackup } from './write-backup.ts';

export interface RestoreWish {
  file: string;
  passphraseFile?: string | undefined;
  /** Businesses that are there may be replaced, after a backup of them. */
  mayReplace: boolean;
  tell(line: string): void;
}

export interface RestoreReport {
  made_at: string;
  tables: number;
  rows: number;
  /** The backup of what was there before. */
  former: string | null;
  notes: string[];
  seconds: number;
}

/** Puts a backup in the place of the installation that the environment names; its server must not run. */
export const restoreInstallation = (env: NodeJS.ProcessEnv, wish: RestoreWish): Promise<RestoreReport> =>
  lastOf(installationSteps(env, wish));

/** The same step by step: wherever it is killed, the next start finds the former or the restored installation whole. */
export async function* installationSteps(
  env: NodeJS.ProcessEnv,
  wish: RestoreWish,
): AsyncGenerator<RestoreStep | 'key kept', RestoreReport> {
  const began = Date.now();
  const passphrase = await passphraseIn(wish.passphraseFile ?? env.BACKUP_PASSPHRASE_FILE);
  const path = resolve(wish.file);
  const database = await resolveDatabase(env, { log: wish.tell });
  const { adminUrl } = database;
  try {
    for (const line of await settleRestore(env, adminUrl)) wish.tell(line);
    const isInUse = await holdsBusinesses(adminUrl);
    if (isInUse && !wish.mayReplace)
      throw new BackupRefused(
        `There are businesses in ${database.place}. To replace them, after a backup of them, say so: --replace`,
      );
    let former: string | null = null;
    const { opening, closing, notes } = yield* restoreSteps({
      adminUrl,
      path,
      passphrase,
      async beforeSwitch({ opening: { made_at, server_key } }, built) {
        if (isInUse) former = await keepFormer(env, adminUrl, passphrase);
        await noteRestore(env, { file: path, made_at, database: built, server_key });
      },
    });
    const aboutKey = await restoreKey(env, opening);
    yield 'key kept';
    await forgetRestore(env);
    await prepareDatabase({ ...database, tables: PRODUCT_TABLES });
    return {
      made_at: opening.made_at,
      tables: closing.tables.length,
      rows: rowsIn(closing),
      former,
      notes: [...notes, ...aboutKey],
      seconds: (Date.now() - began) / 1000,
    };
  } catch (error) {
    // Where the database does not answer, the note stays, and the next start settles it.
    for (const line of await settleRestore(env, adminUrl).catch(() => [])) wish.tell(line);
    throw error;
  } finally {
    await database.stop();
  }
}

async function keepFormer(
  env: NodeJS.ProcessEnv,
  adminUrl: string,
  passphrase: string | undefined,
): Promise<string> {
  const path = await newBackupPath(`${backupFolderOf(env)}/`, formerName(new Date()));
  await writeBackup({ adminUrl, path, passphrase, serverKey: await installationKey(env) });
  return path;
}

async function holdsBusinesses(adminUrl: string): Promise<boolean> {
  return withConnection(adminUrl, async (client) => {
    const made = await client.query(
      "select from pg_tables where schemaname = 'public' and tablename = 'businesses'",
    );
    if (!made.rowCount) return false;
    return ((await client.query('select from public.businesses limit 1')).rowCount ?? 0) > 0;
  });
}
