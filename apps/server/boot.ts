import { openLog } from '#server-kit/http/log.ts';
import { openJobs } from '#server-kit/jobs/open-jobs.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { withProgress } from '../../tools/launch/progress.mjs';
import { ALL_JOBS } from './all-jobs.ts';
import { openNightlyBackups } from './backup/nightly-backups.ts';
import { createServer } from './create-server.ts';
import { listen, listeningPlace } from './listen.ts';
import { resolveDatabase } from './postgres/resolve-database.ts';

export type BootedServer = { stop(): Promise<void> };

/** Everything between a start and the first answer, in its order; what was opened is closed in the opposite one. */
export async function boot(env: NodeJS.ProcessEnv, stopping: AbortSignal): Promise<BootedServer> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const place = listeningPlace(env);

    const database = await withProgress('Starting the database', () =>
      resolveDatabase(env, { log: console.log }),
    );
    opened.push(database.stop);
    stopping.throwIfAborted();

    await withProgress('Preparing the database', () => prepareDatabase(database));
    stopping.throwIfAborted();

    const jobs = openJobs({ jobUrl: database.jobUrl, jobs: ALL_JOBS, log: openLog() });
    opened.push(jobs.close);

    const backups = openNightlyBackups(env, openLog());
    opened.push(backups.close);

    const server = await createServer(database, env, jobs, backups);
    opened.push(server.close);

    const address = await listen(server.http, place);
    jobs.start();
    backups.start();
    console.log(`Onepos answers at ${address}\nIts data lives in ${database.place}`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
