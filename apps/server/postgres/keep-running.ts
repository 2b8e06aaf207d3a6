import { setTimeout as wait } from 'node:timers/promises';
import { releaseBallast } from './free-space.ts';
import { type Cluster, type Postmaster, startOrAdopt, stopPostmaster } from './postmaster.ts';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** Starts the database and starts it again whenever it dies, until it is told to stop. */
export async function keepRunning(cluster: Cluster): Promise<{ stop(): Promise<void> }> {
  let current = await startOrAdopt(cluster);
  const stopping = new AbortController();

  async function watch(): Promise<void> {
    for (;;) {
      await current.exited;
      if (stopping.signal.aborted) return;
      cluster.log('The database ended unexpectedly; it is started again.');
      const next = await startAgain(cluster, stopping.signal);
      if (!next) return;
      current = next;
    }
  }
  const watching = watch();

  return {
    async stop() {
      stopping.abort();
      await stopPostmaster(current);
      await watching;
    },
  };
}

async function startAgain(cluster: Cluster, stopping: AbortSignal): Promise<Postmaster | undefined> {
  for (let pause = FIRST_PAUSE; !stopping.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      const postmaster = await startOrAdopt(cluster);
      if (!stopping.aborted) return postmaster;
      await stopPostmaster(postmaster);
    } catch (error) {
      cluster.log((error as Error).message);
      // The database cannot even recover on a full disk: this is what the reserve is for.
      if (await releaseBallast(cluster.folder))
        cluster.log('Its reserve of disk space is given to the database.');
      await wait(pause, undefined, { signal: stopping }).catch(() => {});
    }
  }
  return undefined;
}
