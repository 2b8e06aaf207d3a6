import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../http/log.ts';
import type { Job, JobContext } from './define-job.ts';
import { prepareQueue, schedule, takeUp } from './queue.ts';

export interface WorkerOptions {
  pool: pg.Pool;
  jobs: readonly Job[];
  context: JobContext;
  log: Log;
  /** How long it waits for a database that is away. */
  pauseMs: number;
  /** How long one job may take; beyond that it has failed, and its place is free for others. */
  limitMs: number;
}

/** Takes jobs off the queue until it is told to stop, and begins again as often as it loses the database. */
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
  const running = new Set<symbol>();
  const runner = await startRunner(options, running);
  // From the start, for it may come down while jobs are put on the queue.
  const ended = untilEnded(runner, running);
  ended.catch(() => undefined);
  const stop = () => void runner.stop().catch(() => undefined);
  stopping.addEventListener('abort', stop, { once: true });
  try {
    for (const job of jobs) await takeUp(pool, job);
    if (stopping.aborted) stop();
    await ended;
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}

/** Loaded only here, after the server answers: the queue is a fifth of all code that a start would otherwise read. */
async function startRunner(
  { pool, jobs, context, log, limitMs }: WorkerOptions,
  running: Set<symbol>,
): Promise<Runner> {
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
          const turn = Symbol(job.name);
          running.add(turn);
          try {
            await within(limitMs, job.run(context));
            await schedule(pool, job, job.everySeconds);
          } finally {
            running.delete(turn);
          }
        },
      ]),
    ),
  });
}

/** A runner that comes down has this long for what it still writes once no job runs any more. */
const GRACE_MS = 5000;

/**
 * Until a runner has come to its end. One that lost its connections while it wrote the end of a job may never do so: it is left
 * to itself once no job of it runs, so that another takes its place and a server that stops is not held up.
 */
export async function untilEnded(
  { promise, events }: Pick<Runner, 'promise' | 'events'>,
  running: Pick<ReadonlySet<unknown>, 'size'>,
  graceMs = GRACE_MS,
): Promise<void> {
  const ended = new AbortController();
  const comesDown = once(events, 'pool:gracefulShutdown', { signal: ended.signal });
  const leftAlone = comesDown.then(async () => {
    do await pause(graceMs, undefined, { signal: ended.signal });
    while (running.size > 0);
    throw new Error('the queue of jobs did not come to its end');
  });
  try {
    await Promise.race([promise, leftAlone]);
  } finally {
    ended.abort();
    leftAlone.catch(() => undefined);
    promise.catch(() => undefined);
  }
}

/** The database ends by itself what hangs there; what hangs here is left to itself. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const late = new AbortController();
  const limit = pause(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error(`took longer than ${milliseconds / 1000} seconds`);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    late.abort();
    limit.catch(() => undefined);
    work.catch(() => undefined);
  }
}
