import { randomBytes } from 'node:crypto';
import { jobsServer } from '#modules/platform/module.server.ts';
import { openLog } from '#server-kit/http/log.ts';
import { openJobs } from '#server-kit/jobs/open-jobs.ts';
import type { ServerModule } from '#server-kit/operation/server-module.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { ALL_JOBS } from '../all-jobs.ts';
import { servicesOfJobs } from '../services-of-jobs.ts';

/** The calls about jobs on the queue of a test's database; connections that they open end with it. */
export function jobsOfTests({ url }: Pick<TestDatabase, 'url'>): ServerModule {
  const log = openLog(undefined, 'silent');
  const services = servicesOfJobs();
  return jobsServer(
    openJobs({ jobUrl: url('job'), jobs: ALL_JOBS, log, messageKey: randomBytes(32), services }),
  );
}
