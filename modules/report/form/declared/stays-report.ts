import { booking } from '#modules/hotel/booking/booking.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { NIGHTS } from './of-nights.ts';

/** Nights by who slept them, who pays for them, where their bookings came from and who made them. */
export const staysReport: ReportType = {
  type: 'stays',
  title: WORDS.stays,
  right: booking.permissions.list,
  documents: WORDS.bookings,
  parts: [NIGHTS],
  figures: [
    { key: 'income', kind: 'money', of: ['income'], words: WORDS.incomeOfNights },
    { key: 'with_vat', kind: 'money', of: ['nights.total_amount'], words: WORDS.nightsWithVat },
    { key: 'sold', kind: 'quantity', of: ['occupied', '-gift'], words: WORDS.nightsSold },
    { key: 'given', kind: 'quantity', of: ['gift'], words: WORDS.nightsGiven },
  ],
  ratios: [{ key: 'mean_price', of: 'income', per: 'sold', words: WORDS.meanPrice }],
  groups: [
    { key: 'guest', of: 'customer', words: WORDS.guest },
    { key: 'payer', of: 'payer', words: WORDS.paidByCompany },
    { key: 'source', of: 'source', words: WORDS.cameBy },
    { key: 'room_type', of: 'type_of', names: 'room-type', words: WORDS.roomType },
    { key: 'group', of: 'group_name', words: WORDS.groupOfGuests },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
