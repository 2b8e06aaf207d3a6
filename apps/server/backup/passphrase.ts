import { readFile } from 'node:fs/promises';
import { BackupRefused } from './backup-refused.ts';

const SHORTEST = 12;

/** The passphrase of backups: the first line of a file, so that it stands neither in a list of processes nor in a history. */
export async function passphraseIn(file: string | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new BackupRefused(`The passphrase cannot be read: ${error.message}`);
  });
  const passphrase = text.split(/\r?\n/)[0]?.trim() ?? '';
  if (passphrase.length < SHORTEST)
    throw new BackupRefused(`The passphrase in ${file} has fewer than ${SHORTEST} characters.`);
  return passphrase;
}
