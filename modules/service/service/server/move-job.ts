import { businessDay } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { peopleOfBranch } from '#modules/employee/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { endOfWork, openingHoursOf, problemOfClosed } from '../../hours/opening-hours.rules.ts';
import type { service } from '../service.entity.ts';
import { SERVICE_TEXTS } from '../service.words.ts';
import type { HeldService } from './hold-services.ts';
import { informIfReached } from './inform-customer.ts';
import { takeTimes } from './take-time.ts';
import { typesOfJobs } from './types-of-jobs.ts';

type Job = HeldService['row'];

/**
 * Gives a job another time or another person, as the board does by dragging: its old time aside it is checked like a new one, and
 * its customer is told if that is asked for (services.md 6).
 */
export const moveJob: TransitionWork<HeldService, SaidIn<typeof service, 'move'>> = {
  async run(context, { row }, { assignee_id, starts, ends, inform, outside_hours }) {
    const { branch } = context;
    if (assignee_id) await requireWorker(context, assignee_id);
    if (!starts) {
      const untimed = { assignee_id, starts: null, ends: null };
      await takeTimes(context, [{ ...row, ...untimed }]);
      return untimed;
    }
    const until = ends ?? (await usualEnd(context, row, starts));
    if (until <= starts)
      throw new InvalidFields({ ends: { key: 'ends_before', words: SERVICE_TEXTS.endsBefore } });
    const hours = openingHoursOf(branch.settings, branch.time_zone);
    const closed = outside_hours ? null : problemOfClosed(starts, until, hours);
    if (closed) throw new InvalidFields({ starts: closed });
    const moved = { assignee_id, starts, ends: until, date: businessDay(starts, branch) };
    const after = { ...row, ...moved };
    await takeTimes(context, [after]);
    return { ...moved, ...(inform ? await informIfReached(context, after, 'appointment') : {}) };
  },
};

async function requireWorker({ tx, branch }: CommandContext, id: string): Promise<void> {
  const people = await peopleOfBranch(tx, branch.id);
  if (!people.some((person) => person.id === id))
    throw new InvalidFields({ assignee_id: { key: 'not_found' } });
}

/** As long as it was, or as long as its type usually takes; an hour where nobody says. */
async function usualEnd({ tx, branch }: CommandContext, row: Job, starts: Date): Promise<Date> {
  const type = (await typesOfJobs(tx, [row.service_type_id])).get(row.service_type_id);
  const was = row.starts && row.ends ? (row.ends.getTime() - row.starts.getTime()) / 60_000 : null;
  const minutes = type?.duration ?? was ?? 60;
  return endOfWork(starts, minutes, openingHoursOf(branch.settings, branch.time_zone));
}
