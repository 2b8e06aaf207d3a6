import { readFile, realpath, rm } from 'node:fs/promises';
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
      // PostgreSQL itself would take any living process of that number for its own and refuse.
      await rm(join(folder.cluster, 'postmaster.pid'), { force: true });
    }
  }
  return launch(cluster);
}

/** Ends the database cleanly; by force only when it does not end by itself. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  if (await settles(postmaster.exited, 0)) return;
  // Fast shutdown writes everything down first, which takes a slow disk a while. Immediate and kill lose nothing
  // that was acknowledged: the next start replays the log.
  for (const [signal, patience] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      return;
    }
    if (await settles(postmaster.exited, patience)) return;
  }
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
