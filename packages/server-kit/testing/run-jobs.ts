import { openLog } from '../http/log.ts';
import type { Job } from '../jobs/define-job.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import type { TestDatabase } from './database.ts';

/** Does jobs here and now, one after the other, as the worker would. */
export async function runJobs({ url }: Pick<TestDatabase, 'url'>, jobs: readonly Job[]): Promise<void> {
  const desk = openJobs({ jobUrl: url('job'), jobs, log: openLog(undefined, 'silent') });
  try {
    for (const { name } of jobs) await desk.run(name);
  } finally {
    await desk.close();
  }
}
