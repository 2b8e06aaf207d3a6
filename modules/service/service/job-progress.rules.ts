import { isPossible } from '#core/define-states.ts';
import { service } from './service.entity.ts';

/** Of a job, what says how far it is. */
export interface JobOnItsWay {
  status: string;
  waiting?: string | null;
  estimate_at?: string | null;
  accepted_at?: string | null;
  collected_at?: string | null;
  started_at?: string | null;
  finished_at?: string | null;
}

export const JOB_STEPS = ['received', 'quoted', 'approved', 'begun', 'ready', 'collected'] as const;
export type JobStep = (typeof JOB_STEPS)[number];

/** Where a job stands among the steps that it goes through; nothing of one that was given up, or is history. */
export function stepsOfJob(job: JobOnItsWay): { key: JobStep; state: 'done' | 'now' | 'later' }[] {
  const at = standsAt(job);
  if (at === null) return [];
  // Work that was never estimated goes without these two.
  const isEstimated = Boolean(job.estimate_at || job.accepted_at) || job.waiting === 'customer';
  const steps = JOB_STEPS.filter((step) => isEstimated || (step !== 'quoted' && step !== 'approved'));
  const now = steps.indexOf(at);
  return steps.map((key, place) => ({
    key,
    // What is collected is at its end: nothing of it is still to come.
    state: place < now || at === 'collected' ? 'done' : place === now ? 'now' : 'later',
  }));
}

function standsAt(job: JobOnItsWay): JobStep | null {
  const can = (step: string) => isPossible(service, { status: job.status }, step);
  if (can('verify')) return job.collected_at ? 'collected' : 'ready';
  if (can('finish')) return 'begun';
  if (!can('start')) return null;
  if (job.accepted_at) return 'approved';
  return job.estimate_at || job.waiting === 'customer' ? 'quoted' : 'received';
}

/** What is to be done next with a job, or what it waits for; where it lies once it is done. */
export type JobNext = 'start' | 'customer' | 'parts' | 'finish' | 'hand_out' | 'take_and_hand_out' | 'over';

export function nextOfJob(job: JobOnItsWay, left: bigint): JobNext | null {
  const at = standsAt(job);
  if (at === null) return null;
  if (at === 'collected') return 'over';
  if (at === 'ready') return left > 0n ? 'take_and_hand_out' : 'hand_out';
  if (job.waiting === 'customer' || job.waiting === 'parts') return job.waiting;
  return at === 'begun' ? 'finish' : 'start';
}

/** Whether a photo shows the item as it came in, or after somebody worked on it; nothing of work that was never begun here. */
export function photoOf({ started_at }: JobOnItsWay, takenAt: string): 'before' | 'after' {
  return !started_at || Date.parse(takenAt) < Date.parse(started_at) ? 'before' : 'after';
}
