import { sql } from 'kysely';
import { addDays } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { truck } from '../truck.entity.ts';
import { ROAD_PAPERS } from '../truck.rules.ts';

/** People are told of a paper so many days before it ends (transport.md 7). */
const ENDS_SOON = 30;

/**
 * In SQL, the day on which the first paper of a truck ends; of each kind the last one counts, for it was renewed. All papers, or
 * those without which it may not be on the road.
 */
export function papersEndInSql(truckId: string, which: 'all' | 'road'): string {
  const kinds = which === 'road' ? `and d.kind in (${statesInSql(ROAD_PAPERS)})` : '';
  return `(
    select min(p.last) from (
      select max(d.expires) as last from ${linesTableName(truck, 'documents')} d
      where d.truck_id = ${truckId} and d.expires is not null ${kinds}
      group by d.kind, case when d.kind = 'other' then d.number end) p)`;
}

/** The day on which the first of all its papers ends. */
export const papersEnd: Computed = (row) => firstOf(row);

/** Whether a paper has ended or ends within a month; nothing where all are good for longer. */
export const papersDue: Computed = (row, { clock, branch }) => {
  const day = today(clock, branch);
  return sql`case when ${firstOf(row)} < ${day}::date then 'expired'
    when ${firstOf(row)} <= ${addDays(day, ENDS_SOON)}::date then 'ends_soon' end`;
};

function firstOf(row: Parameters<Computed>[0]) {
  const [before = '', after = ''] = papersEndInSql(':truck', 'all').split(':truck');
  return sql`${sql.raw(before)}${row('id')}${sql.raw(after)}`;
}
