import { waitingStates } from '#core/state-sets.ts';
import type { InTheWay } from '#modules/branch/public.ts';
import { serviceStates } from '../../service/service.states.ts';
import type { BoardJob } from './read-jobs.ts';

const OPEN: readonly string[] = waitingStates(serviceStates);
const MINUTE_MS = 60_000;

/**
 * How late jobs are, and until when they have the time of their assignee: one that is finished until it was, one that is late up to
 * now, and never over the next one, which it names (SW-11). Nothing is moved for it.
 */
export function lateJobs(jobs: readonly BoardJob[], taken: readonly InTheWay[], now: Date) {
  const shown = new Set(jobs.map(({ id }) => id));
  const until = new Map(taken.map(({ source, to }) => [source.id, to]));
  return jobs.map((job) => {
    const late_minutes = OPEN.includes(job.status) ? minutesPast(job, now) : 0;
    const planned = until.get(job.id) ?? job.ends;
    if (late_minutes === 0 || !planned || planned >= now)
      return { ...job, late_minutes, occupied_until: planned, runs_into: null };
    const [next] = taken
      .filter(({ id, source, from }) => id === job.assignee_id && source.id !== job.id && from >= planned)
      .toSorted((one, other) => one.from.getTime() - other.from.getTime());
    const meets = next && next.from <= now ? next : undefined;
    return {
      ...job,
      late_minutes,
      occupied_until: meets?.from ?? now,
      // A job that the reader does not see is not named.
      runs_into: meets && shown.has(meets.source.id) ? meets.source.label : null,
    };
  });
}

/** Past its end, or past what was promised, whichever came first. */
function minutesPast({ ends, promised_at }: BoardJob, now: Date): number {
  const due = [ends, promised_at].filter((at) => at !== null).map((at) => at.getTime());
  if (due.length === 0) return 0;
  return Math.max(0, Math.floor((now.getTime() - Math.min(...due)) / MINUTE_MS));
}
