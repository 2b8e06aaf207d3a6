import { resolve } from 'node:path';
import { noteCheck } from './check-note.ts';
import { rowsIn } from './contents.ts';
import { drillBackup } from './drill-backup.ts';
import { passphraseIn } from './passphrase.ts';
import { readBackup } from './read-backup.ts';

export interface Verification {
  made_at: string;
  release: string;
  tables: number;
  rows: number;
  notes: string[];
  seconds: number;
  /** Where the signed report of a drill lies. */
  report: string | null;
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
  const { opening, closing, notes, report } = wish.isDrill
    ? await drillBackup(env, { path, passphrase, tell: wish.tell })
    : { ...read, notes: [], report: null };
  await noteCheck(path, new Date());
  return {
    made_at: opening.made_at,
    release: opening.release,
    tables: closing.tables.length,
    rows: rowsIn(closing),
    notes,
    seconds: (Date.now() - began) / 1000,
    report,
  };
}
