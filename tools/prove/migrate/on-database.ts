import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** An empty database on the server; answers its address. */
export async function newDatabase(adminUrl: string, name: string): Promise<string> {
  await on(adminUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Does something over one connection of its own, whatever befalls the database meanwhile. */
export async function on<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const LONGEST_WAIT_MS = 120_000;

/** Asks again and again until it is so. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; await wait(2)) if (await isSo()) return;
  throw new Error(`waited in vain for ${what}`);
}

/** Waits for a migration that has to fail. */
export async function refused(work: Promise<unknown>): Promise<void> {
  const isDone = await work.then(
    () => true,
    () => false,
  );
  if (isDone) throw new Error('a migration that should have failed went through');
}
