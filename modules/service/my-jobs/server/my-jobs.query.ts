import { sql } from 'kysely';
import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { instantOf } from '#core/local-time.ts';
import { statesBefore, statesInSql, waitingStates } from '#core/state-sets.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { service } from '../../service/service.entity.ts';
import { serviceStates } from '../../service/service.states.ts';
import { serviceType } from '../../service-type/service-type.entity.ts';
import { myJobsAnswer } from '../my-jobs.answer.ts';

/** As many as a phone shows: a day has no more. */
const MOST = 40;

const OPEN = sql.raw(statesInSql(waitingStates(serviceStates)));
const DONE = sql.raw(statesInSql(statesBefore(serviceStates, 'collect')));

interface MyJobRow {
  id: string;
  number: string;
  version: number;
  status: 'pending' | 'in_progress' | 'done';
  waiting: 'customer' | 'parts' | null;
  waiting_since: Date | null;
  service_type: string;
  item: string | null;
  problem: string | null;
  condition: string | null;
  accessories: string | null;
  remarks: string | null;
  date: string;
  starts: Date | null;
  ends: Date | null;
  promised_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  duration: number | null;
}

/**
 * What whoever is logged in has to do today, alone or as a helper, in its order: what is worked on, what comes by its hour, what was
 * promised first; and what of it he has finished today.
 */
export const myJobs = defineQuery({
  name: 'service.mine',
  route: 'GET api/service/mine',
  permission: 'list_services',
  answers: myJobsAnswer,
  input: z.strictObject({}),
  async run(context) {
    const { tx, branch, clock, actor } = context;
    const day = today(clock, branch);
    const until = instantOf(addDays(day, 1), branch.day_starts_at, branch.time_zone);
    const where = sql.join([...sightOf(service, context), sql`r.deleted_at is null`], sql` and `);
    const { rows } = await sql<MyJobRow>`
      select r.id, r.number, r.version, r.status, r.waiting, r.waiting_since, t.name as service_type, r.item, r.problem,
             r.condition, r.accessories, r.remarks, r.date::text, r.starts, r.ends, r.promised_at, r.started_at, r.finished_at,
             coalesce(extract(epoch from r.ends - r.starts)::int / 60, t.duration) as duration
      from ${sql.table(service.table)} r
      join ${sql.table(serviceType.table)} t on t.business_id = r.business_id and t.id = r.service_type_id
      where ${where}
        and (r.assignee_id = ${actor.user_id}::uuid or exists (
          select from ${sql.table(linesTableName(service, 'helpers'))} h
          where h.business_id = r.business_id and h.service_id = r.id and h.user_id = ${actor.user_id}::uuid))
        and (r.status in (${OPEN}) and (coalesce(r.starts, r.date::timestamp at time zone ${branch.time_zone}) < ${until}
               or r.started_at is not null)
             or r.status in (${DONE}) and r.finished_on = ${day})
      order by r.status in (${DONE}), r.started_at is null, r.starts, r.promised_at, r.date, r.id
      limit ${MOST}`.execute(tx.sql);
    const parts = await partsOf(
      context,
      rows.map(({ id }) => id),
    );
    return { now: clock.now(), jobs: rows.map((job) => ({ ...job, parts: parts.get(job.id) ?? [] })) };
  },
});

interface PartRow {
  job: string;
  line_no: number;
  product_id: string;
  name: string;
  quantity: bigint;
}

async function partsOf({ tx }: QueryContext<unknown>, jobs: readonly string[]) {
  const rows = await tx.query<PartRow>(
    `select l.service_id as job, l.line_no, l.product_id, p.name, l.quantity from ${linesTableName(service, 'parts')} l
     join ${product.table} p on p.business_id = l.business_id and p.id = l.product_id
     where l.service_id = any($1) order by l.line_no`,
    [jobs],
  );
  return Map.groupBy(rows, ({ job }) => job);
}
