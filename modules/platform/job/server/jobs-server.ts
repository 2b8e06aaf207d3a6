import type { Jobs } from '#server-kit/jobs/open-jobs.ts';
import { defineServerModule, type ServerModule } from '#server-kit/operation/server-module.ts';
import { listJobs } from './list-jobs.query.ts';
import { runJob } from './run-job.command.ts';

/** The calls about jobs. They need what the others do not: the queue of the installation. */
export function jobsServer(jobs: Jobs): ServerModule {
  return defineServerModule({ operations: [listJobs(jobs), runJob(jobs)] });
}
