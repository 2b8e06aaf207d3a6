import { sql } from 'kysely';
import { addDays } from '#core/business-day.ts';
import { countsInSql } from '#core/state-sets.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { ServiceOverdue } from '../../errors.ts';
import { beforeMeterInSql, READINGS_IN_SQL } from '../../truck/server/readings.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckService } from '../truck-service.entity.ts';
import { truckServiceStates } from '../truck-service.states.ts';

/** How near it is said that a service is due: in days, and in thousandths of a kilometre. */
const SOON_DAYS = 14;
const SOON_KM = 1_000_000;

/** That the same work has been done on the truck since: only then a service is due no more. */
const DONE_SINCE = `exists (
  select from ${truckService.table} n
  where n.truck_id = s.truck_id and n.id <> s.id and n.done_on is not null and n.deleted_at is null
    and ${countsInSql(truckServiceStates, 'n')} and n.kind = s.kind
    and (n.kind <> 'other' or lower(n.title) = lower(s.title))
    and (n.done_on > s.done_on or n.done_on = s.done_on and n.id > s.id))`;

const LATEST = beforeMeterInSql('s.truck_id', 'o.odometer', 'o.date');

/** What the meter by which a service was done would read by now, over every meter that the truck got since. */
const READS = `(select o.odometer + ${LATEST}
    - ${beforeMeterInSql('s.truck_id', 'coalesce(s.odometer, o.odometer)', 's.done_on')}
  from (${READINGS_IN_SQL}) o where o.truck_id = s.truck_id
  order by o.date desc, o.odometer + ${LATEST} desc limit 1)`;

/** How near a service that was done is to be done again, by its day or its kilometres, whichever comes first. */
export const dueOfService: Computed = (row, { clock, branch }) => {
  const day = today(clock, branch);
  return sql`(
    select case
      when s.next_due_date < ${day} or s.next_due_km <= ${sql.raw(READS)} then 'overdue'
      when s.next_due_date <= ${addDays(day, SOON_DAYS)} or s.next_due_km - ${SOON_KM} <= ${sql.raw(READS)} then 'due_soon'
      else 'later' end
    from ${sql.table(truckService.table)} s
    where s.id = ${row('id')} and (s.next_due_date is not null or s.next_due_km is not null)
      and s.done_on is not null and ${sql.raw(countsInSql(truckServiceStates, 's'))} and not ${sql.raw(DONE_SINCE)})`;
};

/** The first critical service of a truck that is overdue on a day, by its name, as SQL. */
export const overdueServiceInSql = (truckId: string, day: string) => `(
  select s.title from ${truckService.table} s
  where s.truck_id = ${truckId} and s.critical and s.done_on is not null and s.deleted_at is null
    and ${countsInSql(truckServiceStates, 's')} and not ${DONE_SINCE}
    and (s.next_due_date < ${day} or s.next_due_km <= ${READS})
  order by s.next_due_date, s.id limit 1)`;

/** Refuses trucks of which a critical service is overdue, unless whoever sends them may approve services. */
export async function refuseOverdue(context: CommandContext, trucks: readonly string[]): Promise<void> {
  const { tx, clock, branch } = context;
  const [overdue] = await tx.query<{ registration: string; title: string }>(
    `select t.registration, s.title from ${truckService.table} s
     join ${truck.table} t on t.business_id = s.business_id and t.id = s.truck_id
     where s.truck_id = any($1) and s.critical and s.done_on is not null and s.deleted_at is null
       and ${countsInSql(truckServiceStates, 's')} and not ${DONE_SINCE}
       and (s.next_due_date < $2 or s.next_due_km <= ${READS})
     order by s.next_due_date, s.id limit 1`,
    [trucks, today(clock, branch)],
  );
  if (overdue && !holdsToo(context, 'approve_truck_service'))
    throw ServiceOverdue({ truck: overdue.registration, service: overdue.title });
}
