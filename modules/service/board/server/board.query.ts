import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { instantOf } from '#core/local-time.ts';
import { type InTheWay, whatOccupies } from '#modules/branch/public.ts';
import { LEAVE_KIND, peopleOfBranch } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { openingHoursOf, openOn } from '../../hours/opening-hours.rules.ts';
import { service } from '../../service/service.entity.ts';
import { boardAnswer } from '../board.answer.ts';
import { lateJobs } from './late-jobs.ts';
import { type BoardJob, readJobs } from './read-jobs.ts';

/** More people than these are no board. */
const MOST_PEOPLE = 60;

/**
 * Every job that is open or not collected, and those of a day with who does them: one answer for the columns by status, the day of
 * the people and the cards of a phone (services.md 7). It tells no money.
 */
export const serviceBoard = defineQuery({
  name: 'service.board',
  route: 'GET api/service/board',
  permission: 'list_services',
  answers: boardAnswer,
  input: z.strictObject({
    /** Today where left out. */
    date: z.iso.date('not_date').optional(),
  }),
  async run(context) {
    const { tx, branch, clock, input } = context;
    const day = today(clock, branch);
    const date = input.date ?? day;
    const from = instantOf(date, '00:00', branch.time_zone);
    const to = instantOf(addDays(date, 1), '00:00', branch.time_zone);
    const { jobs, more_jobs } = await readJobs(context, { date, from, to });
    const taken = await whatOccupies(tx, 'user', from, to);
    const people = await peopleAtWork(context, jobs);
    const hours = openingHoursOf(branch.settings, branch.time_zone);
    return {
      ...{ date, today: day, now: clock.now(), people, more_jobs },
      open: hours && openOn(hours, date),
      jobs: lateJobs(jobs, taken, clock.now()),
      taken: takenBesides(taken, {
        people: new Set(people.map(({ id }) => id)),
        shown: new Map(jobs.map(({ id, assignee_id }) => [id, assignee_id])),
        branch: branch.id,
      }),
    };
  },
});

/** Whoever works on jobs in the branch, and whoever has one of those that are shown. */
async function peopleAtWork({ tx, branch }: ActorContext, jobs: readonly BoardJob[]) {
  const workers = (await peopleOfBranch(tx, branch.id)).filter(({ rights }) => rights.has('modify_service'));
  const assigned = jobs.flatMap(({ assignee_id }) => assignee_id ?? []);
  return tx.query<{ id: string; name: string }>(
    `select id, name from ${user.table} where id = any($1) order by name, id limit ${MOST_PEOPLE}`,
    [[...new Set([...workers.map(({ id }) => id), ...assigned])]],
  );
}

/** What has the time of people beside the jobs that are shown; of another branch, and of jobs not for the reader, no more than that. */
function takenBesides(
  taken: readonly InTheWay[],
  {
    people,
    shown,
    branch,
  }: { people: ReadonlySet<string>; shown: ReadonlyMap<string, string | null>; branch: string },
) {
  return (
    taken
      // A job stands with its assignee; whoever helps is taken by it.
      .filter(
        ({ id, source }) => people.has(id) && !(source.kind === service.name && shown.get(source.id) === id),
      )
      .map(({ id, source, branch_id, from, to }) => ({
        user_id: id,
        label:
          branch_id === branch && (source.kind !== service.name || shown.has(source.id))
            ? source.label
            : null,
        leave_id: branch_id === branch && source.kind === LEAVE_KIND ? source.id : null,
        ...{ from, to },
      }))
  );
}
