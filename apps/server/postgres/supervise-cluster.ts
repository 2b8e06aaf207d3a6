import { setTimeout as wait } from 'node:timers/promises';
import { releaseBallast } from './free-space.ts';
import { type Cluster, type Postmaster, startOrAdopt, stopPostmaster } from './postmaster.ts';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** Starts the database and starts it again whenever it dies, until it is told to stop. */
export async function superviseCluster(cluster: Cluster): Promise<{ stop(): Promise<void> }> {
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
  let told = '';
  for (let pause = FIRST_PAUSE; !stopping.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      const postmaster = await startOrAdopt(cluster);
      if (!stopping.aborted) return postmaster;
      await stopPostmaster(postmaster);
    } catch (error) {
      const why = (error as Error).message;
      // Once for each reason: whoever reads the log at night wants to see what changed.
      if (why !== told)
        cluster.log(`The database cannot be started: ${why} Onepos stays up and tries again.`);
      told = why;
      await giveReserve(cluster);
      await wait(pause, undefined, { signal: stopping }).catch(() => {});
    }
  }
  return undefined;
}

/** The database cannot even recover on a full disk: this is what the reserve is for. */
async function giveReserve({ folder, log }: Cluster): Promise<void> {
  const isGiven = await releaseBallast(folder).catch((error: Error) => {
    log(`Its reserve of disk space cannot be given to the database: ${error.message}`);
    return false;
  });
  if (isGiven) log('Its reserve of disk space is given to the database.');
}
