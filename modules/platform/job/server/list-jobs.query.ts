import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import type { Jobs } from '#server-kit/jobs/open-jobs.ts';
import type { QueuedJob } from '#server-kit/jobs/queue.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { jobsAnswer } from '../jobs.answer.ts';

/** A job with one entry of the queue; without its id where it has none. */
interface SeenJob extends Partial<Omit<QueuedJob, 'id' | 'name' | 'run_at' | 'is_running'>> {
  name: string;
  title: string;
  every_seconds: number;
  id: string | null;
  state: 'running' | 'waiting' | 'failing' | 'failed' | 'unscheduled';
  run_at?: Date;
}

/** What the servers do by themselves: when each job runs next, and what it failed of. */
export const listJobs = (jobs: Jobs) =>
  defineQuery({
    name: 'platform.jobs',
    route: 'GET api/platform/jobs',
    permission: 'list_jobs',
    input: z.strictObject({}),
    answers: jobsAnswer,
    async run({ language }) {
      const queued = Map.groupBy(await jobs.queue(), ({ name }) => name);
      return jobs.all.flatMap(({ name, title, everySeconds }): SeenJob[] => {
        const job = { name, title: say(title, language), every_seconds: everySeconds };
        const entries = queued.get(name) ?? [];
        if (entries.length === 0) return [{ ...job, id: null, state: 'unscheduled' }];
        return entries.map((entry) => ({ ...job, ...shown(entry) }));
      });
    },
  });

function shown(entry: QueuedJob) {
  const { id, run_at, attempts, max_attempts, last_error } = entry;
  return { id, state: stateOf(entry), run_at, attempts, max_attempts, last_error };
}

/** `failing` is tried again by itself, `failed` by somebody or the next start. */
function stateOf({ is_running, attempts, max_attempts, last_error }: QueuedJob): SeenJob['state'] {
  if (is_running) return 'running';
  if (last_error === null) return 'waiting';
  return attempts < max_attempts ? 'failing' : 'failed';
}
