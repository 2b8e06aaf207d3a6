import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { room } from '../room.entity.ts';

/** How a room stands on the day of the branch: a hold keeps it from guests (hotel.md 4). */
export const statusOfRoom: Computed = (row, { clock, branch }) => {
  const day = today(clock, branch);
  return sql`case when exists (
      select from ${sql.table(linesTableName(room, 'holds'))} h
      where h.room_id = ${row('id')} and h.since <= ${day} and (h.until is null or h.until >= ${day}))
    then 'maintenance' else 'available' end`;
};
