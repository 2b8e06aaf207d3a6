import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesBefore, statesInSql } from '#core/state-sets.ts';
import { booking } from '#modules/hotel/booking/booking.entity.ts';
import { bookingStates } from '#modules/hotel/booking/booking.states.ts';
import { room } from '#modules/hotel/room/room.entity.ts';
import type { ReportPart, ReportValue } from '../report-type.ts';

const ONE = '1000';

/** Nights that were slept, that guests in the house have still to sleep, or that are booked and still to come. */
const isCounted = (night: string, stay: string) => `(${night}.posted_on is not null
  or ${stay}.stage in (${statesInSql(statesAfter(bookingStates, 'check_in'))})
  or ${stay}.stage in (${statesInSql(statesBefore(bookingStates, 'check_in'))}) and ${night}.night >= :today)`;

const isGift = 'r.complimentary is true';
/** A value of a night. */
export const night = (sql: string, of: readonly string[] = ['nights']): ReportValue => ({ sql, of });

/** The kind of room in which the night is: a guest who was moved slept in both. */
const TYPE_OF_NIGHT = `coalesce((select x.room_type_id from ${room.table} x
  where x.business_id = r.business_id and x.id = l.room_id), r.room_type_id)`;

/** The nights of bookings by the day of each, whatever the state of its room says now (hotel.md 10). */
export const NIGHTS: ReportPart = {
  ...{ entity: booking, lines: 'nights', day: 'nights.night', at: 'created_at' },
  about: ['customer', 'room'],
  only: { sql: isCounted('l', 'r'), of: ['nights', 'stage'] },
  values: {
    occupied: night(ONE),
    gift: night(`case when ${isGift} then ${ONE} else 0 end`, ['complimentary']),
    offered: night('0'),
    income: night('coalesce(l.net_amount, 0)'),
    room_of: night('l.room_id'),
    type_of: night(TYPE_OF_NIGHT),
  },
};

const SLEPT = `(r.id, d.day) in (select n.room_id, n.night from ${booking.table} b
  join ${linesTableName(booking, 'nights')} n on n.business_id = b.business_id and n.booking_id = b.id
  where b.branch_id = r.branch_id and b.deleted_at is null and n.room_id is not null and ${isCounted('n', 'b')})`;
const IS_HELD = `exists (select from ${linesTableName(room, 'holds')} h where h.business_id = r.business_id
  and h.room_id = r.id and h.since <= d.day and (h.until is null or h.until >= d.day))`;

/** Every room on every day: what could be let. One that is out of use is not for sale, unless somebody sleeps in it. */
export const ROOM_NIGHTS: ReportPart = {
  ...{ entity: room, right: room.permissions.list, eachDay: true, day: 'created_at', at: 'created_at' },
  about: ['room_type'],
  values: {
    occupied: night('0', []),
    gift: night('0', []),
    offered: night(`case when ${IS_HELD} and not (${SLEPT}) then 0 else ${ONE} end`, ['holds']),
    income: night('0', []),
    room_of: night('r.id', ['number']),
    type_of: night('r.room_type_id', ['room_type']),
  },
};
