import type pg from 'pg';
import type { Job } from './define-job.ts';

/** One entry of the queue: when a job runs next, or why it failed. */
export interface QueuedJob {
  id: string;
  name: string;
  run_at: Date;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  is_running: boolean;
}

/** Failures in a row, the pauses between them growing to hours, until a job is laid aside for somebody to look at. */
const MOST_ATTEMPTS = 10;

/** Makes the first table of the queue; the rest of its schema the queue makes itself, and could not make this one. */
export async function prepareQueue(pool: pg.Pool): Promise<void> {
  await pool.query(`create table if not exists graphile_worker.migrations (
    id int primary key, ts timestamptz not null default now(), breaking boolean not null default false)`);
}

/** Puts a job on the queue; one that waits there under the same name, also one laid aside, is replaced. */
export async function schedule(pool: pg.Pool, { name }: Job, inSeconds: number): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job($1, '{}'::json, job_key := $1, max_attempts := $2,
       run_at := now() + make_interval(secs => $3))`,
    [name, MOST_ATTEMPTS, inSeconds],
  );
}

/** What stands as the reason where no job could leave one. */
export const CUT_OFF = 'the server ended while this ran';

/**
 * Puts a job on the queue when a server starts. One that was cut off keeps its count and waits apart from those that
 * ran beside it, or a job that ends its server would end every server; after its tries it stays laid aside.
 */
export async function takeUp(pool: pg.Pool, job: Job): Promise<void> {
  const { rows } = await pool.query<{ attempts: number; last_error: string | null; is_running: boolean }>(
    `select attempts::int, last_error, locked_at is not null as is_running
     from graphile_worker.jobs where key = $1`,
    [job.name],
  );
  const [found] = rows;
  if (found && !found.is_running && found.last_error === CUT_OFF) return;
  // What failed too often is tried once more by every start: somebody may have mended the cause.
  if (!found?.is_running) return schedule(pool, job, 0);
  await schedule(pool, job, 2 ** found.attempts * (0.5 + Math.random() / 2));
  await pool.query(
    'update graphile_worker._private_jobs set attempts = $2, last_error = $3 where key = $1 and locked_at is null',
    [job.name, found.attempts, CUT_OFF],
  );
}

/** Everything on the queue; empty as long as no worker has ever been started. */
export async function readQueue(pool: pg.Pool): Promise<QueuedJob[]> {
  const { rows: made } = await pool.query(
    "select to_regclass('graphile_worker.jobs') is not null as is_made",
  );
  if (!made[0]?.is_made) return [];
  const { rows } = await pool.query<QueuedJob>(
    `select id::text, task_identifier as name, run_at, attempts::int, max_attempts::int, last_error,
       locked_at is not null as is_running
     from graphile_worker.jobs order by task_identifier, id`,
  );
  return rows;
}

/** Lets an entry of the queue run now, however often it has failed; false where it is gone or runs at this moment. */
export async function runAgain(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from graphile_worker.reschedule_jobs(array[$1::bigint], run_at := now(), attempts := 0)',
    [id],
  );
  return rowCount === 1;
}
