import { sql } from 'kysely';
import { z } from 'zod';
import { addDays, businessDay } from '#core/business-day.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { type DAYS_KINDS, daysOfTruck } from '../days.answer.ts';
import { daysIn, IDLE_WINDOW, idleSpans } from '../idle-days.rules.ts';
import { truck } from '../truck.entity.ts';
import { SPANS_OF_TRUCKS } from './spans-of-truck.ts';

/**
 * What a truck did over the last days, and when it stood idle: from when it was entered on, for before that nobody knows. A trip that
 * whoever asks does not see is one of others, without its number.
 */
export const daysQuery = defineQuery({
  name: 'truck.days',
  route: 'GET api/truck/days',
  permission: ['view_truck', 'list_truck_orders'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: daysOfTruck,
  async run(context) {
    const { branch, clock, input } = context;
    const { id, created_at } = await findRow(truck, input.id, context);
    const until = today(clock, branch);
    const [looked, known] = [addDays(until, 1 - IDLE_WINDOW), businessDay(created_at, branch)];
    const since = known > looked ? known : looked;
    const seen = sql.join(sightOf(truckOrder, context), sql` and `);
    const { rows } = await sql<Span>`
      select d.kind, greatest(d.since, ${since}::date)::text as since, least(coalesce(d.until, ${until}), ${until}::date)::text as until,
             r.number as title, case when d.kind = 'service' or r.id is not null then d.record_id::text end as record_id
      from (${SPANS_OF_TRUCKS}) d
      left join ${sql.table(truckOrder.table)} r on r.business_id = d.business_id and r.id = d.record_id and d.kind = 'trip' and ${seen}
      where d.truck_id = ${id} and d.since <= ${until} and coalesce(d.until, ${until}) >= ${since}
      order by d.since, d.kind, r.number`.execute(context.tx.sql);
    const idle = idleSpans(since, until, rows).map((span) => ({
      ...span,
      ...{ kind: 'idle' as const, title: null, record_id: null },
    }));
    return {
      ...{ since, until, idle_days: idle.reduce((sum, span) => sum + daysIn(span), 0) },
      spans: [...rows, ...idle]
        .toSorted((one, other) => other.since.localeCompare(one.since))
        .map((span) => ({ ...span, days: daysIn(span) })),
    };
  },
});

interface Span {
  kind: (typeof DAYS_KINDS)[number];
  since: string;
  until: string;
  title: string | null;
  record_id: string | null;
}
