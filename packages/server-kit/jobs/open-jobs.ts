import pg from 'pg';
import type { Deadlock } from '../db/deadlocks.ts';
import { openPool } from '../db/pool.ts';
import type { Log } from '../http/log.ts';
import type { Services } from '../operation/app-services.ts';
import type { Job } from './define-job.ts';
import { openJobContext } from './job-context.ts';
import { type QueuedJob, readQueue, runAgain } from './queue.ts';
import { startWorker } from './worker.ts';

export interface JobsOptions {
  /** Address for `pos_job`: of the database itself, not of a pooler, because the queue listens. */
  jobUrl: string;
  jobs: readonly Job[];
  log: Log;
  /** Under which what they post is sealed. */
  messageKey: Buffer;
  /** By which those that post do so. */
  services?: Services;
  pauseMs?: number;
  limitMs?: number;
}

/** The jobs of an installation. Several servers share one queue; each job is taken by one of them. */
export interface Jobs {
  all: readonly Job[];
  /** Begins to take jobs off the queue; nobody waits for it, and a database that is away is waited for. */
  start(): void;
  /** Does a job here and now, beside the queue. */
  run(name: string): Promise<void>;
  queue(): Promise<QueuedJob[]>;
  runAgain(id: string): Promise<boolean>;
  /** Lets the jobs that run come to their end. */
  close(): Promise<void>;
}

/** Twice what the database gives a statement of a job. */
const TEN_MINUTES = 600_000;

export function openJobs({
  jobUrl,
  jobs,
  log,
  messageKey,
  services,
  pauseMs = 2000,
  limitMs = TEN_MINUTES,
}: JobsOptions): Jobs {
  const onLost = (error: Error) => log.warn({ error }, 'a connection of the jobs');
  const work = openPool({ url: jobUrl, size: 2, waitMs: 5000, namedStatements: false, onLost });
  const queue = plainPool(jobUrl, onLost);
  const watch = { onDeadlock: (deadlock: Deadlock) => log.warn(deadlock, 'calls waited for each other') };
  const context = openJobContext(work, messageKey, watch, services);
  let worker: ReturnType<typeof startWorker> | undefined;
  return {
    all: jobs,
    start() {
      worker ??= startWorker({ pool: queue, jobs, context, log, pauseMs, limitMs });
    },
    async run(name) {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await job.run(context);
    },
    queue: () => readQueue(queue),
    runAgain: (id) => runAgain(queue, id),
    async close() {
      await worker?.stop();
      await Promise.all([work.end(), queue.end()]);
    },
  };
}

/** The queue reads values as its own library does, so it gets connections without our types and pipelines. */
function plainPool(connectionString: string, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'onepos',
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  return pool;
}
