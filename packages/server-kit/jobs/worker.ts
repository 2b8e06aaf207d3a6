import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../http/log.ts';
import type { Job, JobContext } from './define-job.ts';
import { prepareQueue, schedule } from './queue.ts';

export interface WorkerOptions {
  pool: pg.Pool;
  jobs: readonly Job[];
  context: JobContext;
  log: Log;
  /** How long it waits for a database that is away. */
  pauseMs: number;
}

/** Takes jobs off the queue until it is told to stop, and begins anew as often as it loses the database. */
export function startWorker(options: WorkerOptions): { stop(): Promise<void> } {
  const { log, pauseMs } = options;
  const stopping = new AbortController();
  const life = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await workUntil(stopping.signal, options);
      } catch (error) {
        log.warn({ error }, 'the worker lost its database');
      }
      await pause(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await life;
    },
  };
}

async function workUntil(stopping: AbortSignal, options: WorkerOptions): Promise<void> {
  const { pool, jobs } = options;
  await prepareQueue(pool);
  const runner = await startRunner(options);
  const stop = () => void runner.stop().catch(() => undefined);
  stopping.addEventListener('abort', stop, { once: true });
  try {
    // What failed too often is tried once more by every start: somebody may have mended the cause.
    for (const job of jobs) await schedule(pool, job, 0);
    if (stopping.aborted) stop();
    await runner.promise;
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}

/** Loaded only here, after the server answers: the queue is a fifth of all code that a start would otherwise read. */
async function startRunner({ pool, jobs, context, log }: WorkerOptions): Promise<Runner> {
  const { Logger, run } = await import('graphile-worker');
  return run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    // Not batched, the end of a job is written unwatched: a database that is away would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    parsedCronItems: [],
    logger: new Logger(() => (level, text) => {
      if (level === 'error' || level === 'warning') log.warn({ queue: text }, 'the queue of jobs');
    }),
    taskList: Object.fromEntries(
      jobs.map((job) => [
        job.name,
        async () => {
          await job.run(context);
          await schedule(pool, job, job.everySeconds);
        },
      ]),
    ),
  });
}
