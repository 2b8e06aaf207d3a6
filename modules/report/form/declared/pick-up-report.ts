import { statesInSql } from '#core/state-sets.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { booking } from '#modules/hotel/booking/booking.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportPart, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { NIGHTS, night } from './of-nights.ts';

const GIVEN_UP = statesInSql(['cancelled', 'no_show']);

/** How many days lie between the day on which it was booked and the night. */
const AHEAD = `(l.night - (r.created_at at time zone (select x.time_zone from ${branch.table} x
  where x.business_id = r.business_id and x.id = r.branch_id))::date)`;

const values = (booked: string, back: string): ReportPart['values'] => ({
  booked: night(booked),
  back: night(back),
  income: night('coalesce(l.net_amount, 0)'),
  type_of: night(String(NIGHTS.values?.type_of?.sql)),
  ahead: night(
    `case when ${AHEAD} < 1 then 'same_day' when ${AHEAD} <= 7 then 'week' when ${AHEAD} <= 30 then 'month'
      when ${AHEAD} <= 90 then 'quarter' else 'later' end`,
  ),
});

/**
 * Nights by the day on which they were booked, whenever they are slept, less those that were given up on a day: what has come
 * in since (hotel.md 10). Of a stay to which nobody came all nights are given up, though the first of them may be charged for.
 */
export const pickUpReport: ReportType = {
  type: 'pick-up',
  title: WORDS.pickUp,
  right: booking.permissions.list,
  documents: WORDS.bookings,
  parts: [
    {
      ...{ entity: booking, lines: 'nights', day: 'created_at', at: 'created_at' },
      about: ['customer', 'room_type', 'check_in', 'check_out'],
      values: values('1000', '0'),
    },
    {
      ...{ entity: booking, lines: 'nights', day: 'closed_on', at: 'created_at', takesOff: true },
      about: ['customer', 'room_type', 'check_in', 'check_out'],
      only: { sql: `r.stage in (${GIVEN_UP})`, of: ['stage'] },
      values: values('1000', '-1000'),
    },
  ],
  figures: [
    { key: 'booked', kind: 'quantity', of: ['booked'], words: WORDS.nightsPickedUp },
    { key: 'income', kind: 'money', of: ['income'], words: WORDS.incomeOfNights },
    { key: 'back', kind: 'quantity', of: ['back'], words: WORDS.nightsGivenUp },
  ],
  groups: [
    BY_DAY,
    {
      ...{ key: 'ahead', of: 'ahead', words: WORDS.howFarAhead },
      called: {
        same_day: WORDS.onTheDay,
        week: WORDS.withinWeek,
        month: WORDS.withinMonth,
        quarter: WORDS.withinQuarter,
        later: WORDS.laterThanThat,
      },
    },
    { key: 'room_type', of: 'type_of', names: 'room-type', words: WORDS.roomType },
    { key: 'source', of: 'source', words: WORDS.cameBy },
    { key: 'guest', of: 'customer', words: WORDS.guest },
    byPerson(WORDS.recordedBy),
    BY_MONTH,
    BY_BRANCH,
  ],
};
