import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { booking } from '../../booking/booking.entity.ts';
import { room } from '../room.entity.ts';

/** How a room stands on the day of the branch: out of use, else with a guest in it, else kept for one, else free (hotel.md 4). */
export const statusOfRoom: Computed = (row, { clock, branch }) => {
  const day = today(clock, branch);
  return sql`case when exists (
      select from ${sql.table(linesTableName(room, 'holds'))} h
      where h.room_id = ${row('id')} and h.since <= ${day} and (h.until is null or h.until >= ${day}))
    then 'maintenance' when exists (
      select from ${sql.table(booking.table)} b
      where b.room_id = ${row('id')} and b.stage = 'checked_in' and b.deleted_at is null)
    then 'booked' when exists (
      select from ${sql.table(booking.table)} b
      left join ${sql.table(linesTableName(booking, 'nights'))} n
        on n.business_id = b.business_id and n.booking_id = b.id and n.night = ${day}
      where b.stage in ('pending', 'checked_in') and b.deleted_at is null
        and (n.room_id = ${row('id')} or b.day_use and b.check_in = ${day} and b.room_id = ${row('id')}))
    then 'reserved' else 'available' end`;
};
