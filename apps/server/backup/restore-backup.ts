import type { Contents } from './contents.ts';
import { loadBackup } from './load-backup.ts';
import { type LookedOver, lookOver } from './look-over.ts';
import { besideDatabase, databaseOf, openScaffold, requireNobody } from './place-for-restore.ts';

export interface Restored extends Contents, LookedOver {}

export interface RestoreOrder {
  adminUrl: string;
  path: string;
  passphrase?: string | undefined;
  /** Done once the backup has proved to be whole and sound, before it takes the place of what is there. */
  beforeSwitch?: (contents: Contents, database: string) => Promise<void>;
}

/** How far a restore has come: between any two of these it may be killed. */
export type RestoreStep = 'built up' | 'ready' | 'exchanged' | 'cleared';

/**
 * Puts a backup in the place of the database of the installation: it is built up and looked over beside it, and only
 * then exchanged, in one step. Until that step nothing of what was there has changed.
 */
export async function* restoreSteps({
  adminUrl,
  path,
  passphrase,
  beforeSwitch,
}: RestoreOrder): AsyncGenerator<RestoreStep, Restored> {
  await besideDatabase(adminUrl, (client) => requireNobody(client, databaseOf(adminUrl)));
  const scaffold = await openScaffold(adminUrl, 'restoring');
  try {
    const contents = await loadBackup(scaffold.url, path, passphrase);
    const looked = await lookOver(scaffold.url, contents);
    yield 'built up';
    await beforeSwitch?.(contents, scaffold.number ?? '');
    yield 'ready';
    await scaffold.takePlace();
    yield 'exchanged';
    await scaffold.dropFormer();
    yield 'cleared';
    return { ...contents, ...looked };
  } catch (error) {
    await scaffold.drop();
    throw error;
  }
}

/** Goes through steps to their end and answers what came of them. */
export async function lastOf<R>(steps: AsyncGenerator<unknown, R>): Promise<R> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

/** The same as far as it can go without changing anything: built up, looked over and thrown away. */
export async function drillRestore({ adminUrl, path, passphrase }: RestoreOrder): Promise<Restored> {
  const scaffold = await openScaffold(adminUrl, 'drill');
  try {
    const contents = await loadBackup(scaffold.url, path, passphrase);
    return { ...contents, ...(await lookOver(scaffold.url, contents)) };
  } finally {
    await scaffold.drop();
  }
}
