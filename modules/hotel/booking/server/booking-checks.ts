import { linesTableName } from '#core/derive/table.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { type BookCheck, BRANCH, documentSubject, type Examined } from '#modules/finance/public.ts';
import { booking } from '../booking.entity.ts';
import { bookingStates } from '../booking.states.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';

const BOOKINGS: Examined = {
  name: 'room_bookings',
  words: { one: BOOKING_TEXTS.bookingsOne, many: BOOKING_TEXTS.bookingsMany },
  sql: 'select count(*)::int from room_bookings',
};

/** So many times a booking takes a room: each night that has one, or once by day; and every other night waits for its room. */
const TAKEN =
  '(case when b.day_use then 1 else b.check_out - b.check_in - count(*) filter (where n.room_id is null and b.room_later) end)';

const BOOKING = documentSubject("select id, 'booking', check_in from room_bookings");

/** What must hold of bookings: no number is missing, and whoever is expected has a room for each night. */
export const BOOKING_CHECKS: readonly BookCheck[] = [
  {
    name: 'booking_numbers_have_no_gap',
    words: BOOKING_TEXTS.numbersHaveNoGap,
    about: BRANCH,
    examines: BOOKINGS,
    measures: ['count'],
    sql: `
      with numbered as (
        select business_id, branch_id, count(distinct number) as numbers from room_bookings group by 1, 2),
      taken as (
        select business_id, branch_id, sum(last) as last from number_series where kind = 'booking' group by 1, 2)
      select n.branch_id::text as subject, n.numbers::text as expected, coalesce(s.last, 0)::text as found
      from numbered n left join taken s using (business_id, branch_id)
      where coalesce(s.last, 0) <> n.numbers`,
  },
  {
    name: 'bookings_have_their_rooms',
    words: BOOKING_TEXTS.nightsAreTaken,
    about: BOOKING,
    examines: BOOKINGS,
    measures: ['count'],
    sql: `
      select b.id::text as subject, ${TAKEN}::text as expected, count(o.id)::text as found
      from room_bookings b
      left join ${linesTableName(booking, 'nights')} n on n.business_id = b.business_id and n.booking_id = b.id
      left join occupations o on o.business_id = b.business_id and o.source_kind = 'booking' and o.source_id = b.id
        and (o.resource_id = n.room_id and o.period @> (n.night + time '20:00') at time zone 'UTC'
          or o.resource_id = b.room_id and b.day_use and o.period @> (b.check_in + time '12:00') at time zone 'UTC')
      where b.stage in (${statesInSql(statesBefore(bookingStates, 'extend'))}) and b.deleted_at is null
      group by b.id, b.check_in, b.check_out, b.day_use, b.room_later having count(o.id) <> ${TAKEN}`,
  },
  {
    name: 'stays_are_their_nights',
    words: BOOKING_TEXTS.staysAreTheirNights,
    about: BOOKING,
    examines: BOOKINGS,
    measures: ['money'],
    sql: `
      select b.id::text as subject, (coalesce(sum(n.total_amount), 0) + coalesce(b.charge, 0))::text as expected,
             b.total_amount::text as found
      from room_bookings b
      left join ${linesTableName(booking, 'nights')} n
        on n.business_id = b.business_id and n.booking_id = b.id and n.posted_on is not null
      where b.checked_in_at is not null
      group by b.id, b.charge, b.total_amount
      having coalesce(sum(n.total_amount), 0) + coalesce(b.charge, 0) <> b.total_amount`,
  },
];
