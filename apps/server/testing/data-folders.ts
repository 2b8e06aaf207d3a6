import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts';

/** An empty folder that the database's user can reach, removed when the test is over. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-data-'));
  await chmod(folder, 0o711);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The embedded database on it, or another PostgreSQL, stopped when the test is over. */
export async function aDatabase(
  dataDir: string,
  log: string[] = [],
  binaries?: string,
): Promise<RunningPostgres> {
  const database = await startPostgres({ dataDir, binaries, log: (sentence) => log.push(sentence) });
  onTestFinished(() => database.stop());
  return database;
}
