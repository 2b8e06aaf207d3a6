import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import { pathExists } from './path-exists.ts';

/**
 * The password of the database's superuser, from which those of the application's roles follow: made once and kept in a file
 * that only its owner reads. A database that stands already has one, so where its file is gone none is made.
 */
export async function secretIn(file: string, database?: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartRefused(`The password of the database cannot be read (${error.message}).`);
  });
  if (kept === undefined && database !== undefined && (await pathExists(join(database, 'PG_VERSION'))))
    throw new StartRefused(
      `The file ${file} is missing: it holds the password of the database in ${database}. Put it back from a copy of the folder. Without one, move ${database} away and restore a backup: npm run onepos -- restore <file>`,
    );
  if (kept === undefined) return makeSecret(file);
  if (kept.trim()) return kept.trim();
  throw new StartRefused(
    `The file ${file} is empty: it held the password of the database. Restore it from a backup.`,
  );
}

async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  const draft = await open(`${file}.new`, 'w', 0o600);
  try {
    await draft.writeFile(`${secret}\n`);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${file}.new`, file);
  return secret;
}
