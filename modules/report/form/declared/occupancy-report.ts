import { booking } from '#modules/hotel/booking/booking.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { NIGHTS, ROOM_NIGHTS } from './of-nights.ts';

/**
 * How full the house was, what a night that was sold brought and what each room that could be let, by day, month, room and kind of room
 * (hotel.md 10); of days to come, what is booked by now.
 */
export const occupancyReport: ReportType = {
  type: 'occupancy',
  title: WORDS.occupancy,
  right: booking.permissions.list,
  documents: WORDS.bookings,
  parts: [NIGHTS, ROOM_NIGHTS],
  figures: [
    { key: 'income', kind: 'money', of: ['income'], words: WORDS.incomeOfNights },
    { key: 'occupied', kind: 'quantity', of: ['occupied'], words: WORDS.nightsOccupied },
    { key: 'sold', kind: 'quantity', of: ['occupied', '-gift'], words: WORDS.nightsSold },
    { key: 'given', kind: 'quantity', of: ['gift'], words: WORDS.nightsGiven },
    { key: 'offered', kind: 'quantity', of: ['offered'], words: WORDS.nightsOffered },
  ],
  ratios: [
    {
      ...{ key: 'occupancy', of: 'occupied', per: 'offered', kind: 'quantity', times: 100 },
      words: WORDS.occupancyInPercent,
    },
    { key: 'mean_price', of: 'income', per: 'sold', words: WORDS.meanPrice },
    { key: 'per_room', of: 'income', per: 'offered', words: WORDS.incomePerRoom },
  ],
  groups: [
    BY_DAY,
    BY_MONTH,
    { key: 'room_type', of: 'type_of', names: 'room-type', words: WORDS.roomType },
    { key: 'room', of: 'room_of', names: 'room', words: WORDS.room },
    BY_BRANCH,
  ],
};
