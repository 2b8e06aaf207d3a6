import type { WireOf } from '#core/define-answer.ts';
import { isPossible } from '#core/define-states.ts';
import { service } from '../service/service.entity.ts';
import type { myJobsAnswer } from './my-jobs.answer.ts';

export type MyJobs = WireOf<typeof myJobsAnswer>;
export type MyJob = MyJobs['jobs'][number];

/** What is done with a job next: it is begun, goes on, or is finished; nothing with one that is done. */
export type MainStep = 'start' | 'resume' | 'finish';

export function mainStepOf({ status, waiting }: Pick<MyJob, 'status' | 'waiting'>): MainStep | undefined {
  if (isPossible(service, { status }, 'start')) return 'start';
  if (!isPossible(service, { status }, 'finish')) return undefined;
  return waiting ? 'resume' : 'finish';
}

/** The job in front: the one that was chosen, else what is worked on, else what comes next, else what waits. */
export function jobInFront(jobs: readonly MyJob[], chosen?: string): MyJob | undefined {
  const open = jobs.filter((job) => mainStepOf(job) !== undefined);
  const can = (step: MainStep) => open.find((job) => mainStepOf(job) === step && !job.waiting);
  return open.find(({ id }) => id === chosen) ?? can('finish') ?? can('start') ?? open[0];
}

/** Minutes of work so far, and how many it should take. */
export function minutesOf(job: Pick<MyJob, 'started_at' | 'duration'>, now: string): number {
  return job.started_at
    ? Math.max(0, Math.floor((Date.parse(now) - Date.parse(job.started_at)) / 60_000))
    : 0;
}

/** What all of them should take together. */
export function minutesLeft(jobs: readonly Pick<MyJob, 'duration'>[]): number {
  return jobs.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
}
