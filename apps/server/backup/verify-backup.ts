import { resolve } from 'node:path';
import { resolveDatabase } from '../postgres/resolve-database.ts';
import { noteCheck } from './check-note.ts';
import { type Contents, rowsIn } from './contents.ts';
import { passphraseIn } from './passphrase.ts';
import { readBackup } from './read-backup.ts';
import { drillRestore } from './restore-backup.ts';

export interface Verification {
  made_at: string;
  release: string;
  tables: number;
  rows: number;
  notes: string[];
  seconds: number;
}

/** Reads a backup to its end; as a drill an installation is made from it and thrown away. */
export async function verifyBackup(
  env: NodeJS.ProcessEnv,
  wish: { file: string; passphraseFile?: string | undefined; isDrill: boolean; tell(line: string): void },
): Promise<Verification> {
  const began = Date.now();
  const path = resolve(wish.file);
  const passphrase = await passphraseIn(wish.passphraseFile ?? env.BACKUP_PASSPHRASE_FILE);
  const read = await readBackup(path, passphrase);
  const { opening, closing, notes } = wish.isDrill
    ? await drilled(env, path, passphrase, wish.tell)
    : { ...read, notes: [] };
  await noteCheck(path, new Date());
  return {
    made_at: opening.made_at,
    release: opening.release,
    tables: closing.tables.length,
    rows: rowsIn(closing),
    notes,
    seconds: (Date.now() - began) / 1000,
  };
}

async function drilled(
  env: NodeJS.ProcessEnv,
  path: string,
  passphrase: string | undefined,
  tell: (line: string) => void,
): Promise<Contents & { notes: string[] }> {
  const { adminUrl, stop } = await resolveDatabase(env, { log: tell, beside: true });
  try {
    return await drillRestore({ adminUrl, path, passphrase });
  } finally {
    await stop();
  }
}
