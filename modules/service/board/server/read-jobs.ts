import { sql } from 'kysely';
import { statesBefore, statesInSql, waitingStates } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { service } from '../../service/service.entity.ts';
import { serviceStates } from '../../service/service.states.ts';
import { serviceType } from '../../service-type/service-type.entity.ts';

/** More than these are not drawn; the answer says how many there are besides. */
const MOST_JOBS = 800;

export interface BoardJob {
  id: string;
  number: string;
  status: 'pending' | 'in_progress' | 'done';
  waiting: 'customer' | 'parts' | null;
  waiting_since: Date | null;
  service_type: string;
  colour: string | null;
  item: string | null;
  customer: string | null;
  assignee_id: string | null;
  assignee: string | null;
  date: string;
  starts: Date | null;
  ends: Date | null;
  pause_after: number;
  promised_at: Date | null;
  finished_on: string | null;
  collected_at: Date | null;
}

const OPEN = statesInSql(waitingStates(serviceStates));
const DONE = statesInSql(statesBefore(serviceStates, 'collect'));

/**
 * Jobs that are open or not collected, and of those that are over the ones of a day: by their appointment, or finished or collected
 * on it. What was promised first stands first. Jobs are those that their reader sees in the list.
 */
export async function readJobs(
  context: ActorContext,
  { date, from, to }: { date: string; from: Date; to: Date },
): Promise<{ jobs: BoardJob[]; more_jobs: number }> {
  const where = sql.join([...sightOf(service, context), sql`r.deleted_at is null`], sql` and `);
  const { rows } = await sql<BoardJob & { total: number }>`
    select r.id, r.number, r.status, r.waiting, r.waiting_since, t.name as service_type, t.colour, r.item,
           c.name as customer, r.assignee_id, a.name as assignee, r.date::text, r.starts, r.ends, coalesce(t.pause_after, 0) as pause_after, r.promised_at,
           r.finished_on::text, r.collected_at, count(*) over ()::int as total
    from ${sql.table(service.table)} r
    join ${sql.table(serviceType.table)} t on t.business_id = r.business_id and t.id = r.service_type_id
    left join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
    left join ${sql.table(user.table)} a on a.business_id = r.business_id and a.id = r.assignee_id
    where ${where} and (r.status in (${sql.raw(OPEN)}) or r.status in (${sql.raw(DONE)})
      and (r.collected_at is null or r.collected_at >= ${from} and r.collected_at < ${to}
           or r.starts < ${to} and r.ends > ${from} or r.finished_on = ${date}))
    order by r.status in (${sql.raw(DONE)}), coalesce(r.promised_at, r.ends, r.date::timestamptz), r.id
    limit ${MOST_JOBS}`.execute(context.tx.sql);
  return {
    jobs: rows.map(({ total: _, ...one }) => one),
    more_jobs: Math.max(0, (rows[0]?.total ?? 0) - MOST_JOBS),
  };
}
