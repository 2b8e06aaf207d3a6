import { randomBytes } from 'node:crypto';
import { openLog } from '../http/log.ts';
import type { Job } from '../jobs/define-job.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import type { TestDatabase } from './database.ts';

/** Does jobs here and now, one after the other, as the worker would; what they post nobody opens without the key. */
export async function runJobs(
  { url }: Pick<TestDatabase, 'url'>,
  jobs: readonly Job[],
  messageKey = randomBytes(32),
): Promise<void> {
  const gateway = openJobs({ jobUrl: url('job'), jobs, log: openLog(undefined, 'silent'), messageKey });
  try {
    for (const { name } of jobs) await gateway.run(name);
  } finally {
    await gateway.close();
  }
}
