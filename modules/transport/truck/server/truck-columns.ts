import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { truck } from '../truck.entity.ts';

const HELD = sql.table(linesTableName(truck, 'holds'));

/** How a truck stands on the day of the branch, the gravest reason first (transport.md 4). */
export const statusOfTruck: Computed = (row, { clock, branch }) => {
  const day = today(clock, branch);
  const isHeld = (kind: string) => sql`exists (
    select from ${HELD} h where h.truck_id = ${row('id')} and h.kind = ${kind}
      and h.since <= ${day} and (h.until is null or h.until >= ${day}))`;
  return sql`case when ${isHeld('out_of_service')} then 'Out of Service'
    when ${isHeld('reserved')} then 'Reserved' else 'Available' end`;
};
