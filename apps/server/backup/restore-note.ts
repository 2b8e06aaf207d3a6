import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolderOf } from '../postgres/data-folder.ts';
import type { Opening } from './contents.ts';
import { restoreKey, writeSecret } from './installation-key.ts';
import { besideDatabase, databaseOf, numberOf } from './place-for-restore.ts';

/** What a restore writes down before the exchange, so that whoever comes after a power cut knows on which side it fell. */
export interface RestoreNote {
  file: string;
  made_at: string;
  /** PostgreSQL's number of the database that was built up: it stays when the database is renamed. */
  database: string;
  server_key: Opening['server_key'];
}

export const noteRestore = (env: NodeJS.ProcessEnv, note: RestoreNote) =>
  writeSecret(noteIn(env), JSON.stringify(note));

export const forgetRestore = (env: NodeJS.ProcessEnv) => rm(noteIn(env), { force: true });

/**
 * Brings a restore that was killed or failed at its exchange to its end, and says in sentences on which side it fell:
 * where the restored database is in its place, its key follows. Says nothing where no restore was interrupted.
 */
export async function settleRestore(env: NodeJS.ProcessEnv, adminUrl: string): Promise<string[]> {
  const text = await readFile(noteIn(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return [];
  const { file, made_at, database, server_key } = JSON.parse(text) as RestoreNote;
  const inPlace = await besideDatabase(adminUrl, (client) => numberOf(client, databaseOf(adminUrl)));
  const said =
    inPlace === database
      ? [
          `The restore of ${file} was interrupted after it had taken place: everything is as of ${made_at}.`,
          ...(await restoreKey(env, { server_key })),
        ]
      : [`The restore of ${file} was interrupted before it took place: everything is as it was before.`];
  await forgetRestore(env);
  return said;
}

const noteIn = (env: NodeJS.ProcessEnv) => join(dataFolderOf(env), 'restore-begun.json');
