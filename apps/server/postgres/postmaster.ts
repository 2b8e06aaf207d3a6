import { readdir, readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { type Address, connectionUrl, withConnection } from './connection.ts';
import type { DataFolder } from './data-folder.ts';
import { launch } from './launch.ts';
import { isDatabaseOf, readPidFile } from './pid-file.ts';
import { serverArguments } from './server-arguments.ts';

export type Cluster = {
  folder: DataFolder;
  binaries: Binaries;
  address: Address;
  settings: Record<string, string>;
  secret: string;
  log: (sentence: string) => void;
};

export type Postmaster = { pid: number; exited: Promise<void> };

/** The database of this cluster, running: the one an earlier start left behind if it is sound, else a new one. */
export async function startOrAdopt(cluster: Cluster): Promise<Postmaster> {
  const { folder, log } = cluster;
  const left = await readPidFile(folder.cluster);
  if (left) {
    const home = await realpath(folder.cluster);
    if (await isDatabaseOf(home, left.pid)) {
      const found = { pid: left.pid, exited: untilGone(home, left.pid) };
      if (await isSound(cluster, found)) return found;
      log('Stopping a database that an earlier start left behind.');
      await stopPostmaster(found);
    } else {
      await removeLocks(folder);
    }
  }
  return launch(cluster);
}

// Fast shutdown writes everything down first, which takes a slow disk a while. Immediate and kill lose nothing that
// was acknowledged: the next start replays the log.
const WAYS_TO_STOP: readonly [NodeJS.Signals, number][] = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
];

/** Ends the database cleanly; by force only when it does not end by itself. */
export async function stopPostmaster(postmaster: Postmaster, ways = WAYS_TO_STOP): Promise<void> {
  if (await settles(postmaster.exited, 0)) return;
  for (const [signal, patience] of ways) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      return;
    }
    if (await settles(postmaster.exited, patience)) return;
  }
}

// PostgreSQL takes any living process of the number in its lock files for its own and refuses to start: a stranger
// that was given the number later, or its own dead one that nobody has waited for yet.
async function removeLocks(folder: DataFolder): Promise<void> {
  await rm(join(folder.cluster, 'postmaster.pid'), { force: true });
  for (const name of await readdir(folder.sockets)) await rm(join(folder.sockets, name), { force: true });
}

async function isSound(cluster: Cluster, found: Postmaster): Promise<boolean> {
  const options = await readFile(join(cluster.folder.cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  const ours = [
    cluster.binaries.postgres,
    ...serverArguments(cluster.folder, cluster.address, cluster.settings).map((argument) => `"${argument}"`),
  ].join(' ');
  if (options.trim() !== ours) return false;
  const url = connectionUrl(cluster.address, 'postgres', cluster.secret, 'postgres');
  for (;;) {
    const file = await readPidFile(cluster.folder.cluster);
    if (file?.pid !== found.pid) return false;
    if (file.isReady) break;
    if (await settles(found.exited, 20)) return false;
  }
  return withConnection(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}

async function untilGone(home: string, pid: number): Promise<void> {
  while (await isDatabaseOf(home, pid)) await wait(100);
}

async function settles(promise: Promise<void>, patience: number): Promise<boolean> {
  const timer = new AbortController();
  const timedOut = wait(patience, false, { signal: timer.signal }).catch(() => false);
  const settled = await Promise.race([promise.then(() => true), timedOut]);
  timer.abort();
  return settled;
}
