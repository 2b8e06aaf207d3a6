import { z } from 'zod';
import { whatOccupies } from '#modules/branch/public.ts';
import { peopleOfBranch } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { typesOfJobs } from '../../service/server/types-of-jobs.ts';
import { nextFreeAnswer } from '../next-free.answer.ts';
import { nextFreeAt, openingHoursOf } from '../opening-hours.rules.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Who has no time for so long is not offered. */
const AHEAD_DAYS = 30;
const USUAL_MINUTES = 60;

/** The first gap for work of a kind, in opening hours, of each of those who may do it (services.md 6). */
export const nextFree = defineQuery({
  name: 'service.next-free',
  route: 'GET api/service/next-free',
  permission: 'list_services',
  answers: nextFreeAnswer,
  input: z.strictObject({
    service_type_id: z.uuid('not_id'),
    /** Now where left out. */
    from: z.iso.datetime({ offset: true, message: 'not_date' }).optional(),
  }),
  async run({ tx, branch, clock, input }) {
    const type = (await typesOfJobs(tx, [input.service_type_id])).get(input.service_type_id);
    if (!type) throw NotFound();
    const now = clock.now();
    const asked = input.from ? new Date(input.from) : now;
    const from = asked > now ? asked : now;
    const workers = (await peopleOfBranch(tx, branch.id)).filter(
      ({ id, rights }) =>
        rights.has('modify_service') && (type.people.length === 0 || type.people.includes(id)),
    );
    const people = await tx.query<{ id: string; name: string }>(
      `select id, name from ${user.table} where id = any($1) order by name, id`,
      [workers.map(({ id }) => id)],
    );
    const taken = await whatOccupies(tx, 'user', from, new Date(from.getTime() + AHEAD_DAYS * DAY_MS));
    const hours = openingHoursOf(branch.settings, branch.time_zone);
    const wanted = { from, minutes: type.duration ?? USUAL_MINUTES, pause_after: type.pause_after ?? 0 };
    return people
      .flatMap(({ id, name }) => {
        const busy = taken.filter((one) => one.id === id);
        const gap = nextFreeAt(wanted, busy, hours);
        return gap ? [{ user_id: id, name, starts: gap.from, ends: gap.to }] : [];
      })
      .toSorted((one, other) => one.starts.getTime() - other.starts.getTime());
  },
});
