import { booking } from '#modules/hotel/booking/booking.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { NIGHTS, night } from './of-nights.ts';

const IS_GIFT = 'r.complimentary is true';
const UNDER = 'greatest(l.usual_price - l.price, 0)';

/** Nights that were let for less than their type asks, or for nothing: by who agreed on it and why (hotel.md 10). */
export const agreedPricesReport: ReportType = {
  type: 'agreed-prices',
  title: WORDS.agreedPrices,
  right: booking.permissions.list,
  risesBadly: true,
  documents: WORDS.bookings,
  parts: [
    {
      ...NIGHTS,
      about: ['customer', 'room', 'price_reason'],
      only: {
        sql: `(${IS_GIFT} or l.usual_price > l.price) and ${NIGHTS.only?.sql}`,
        of: ['nights', 'stage', 'complimentary'],
      },
      values: {
        ...NIGHTS.values,
        under: night(`coalesce(${UNDER}, 0)`),
        usual: night('coalesce(l.usual_price, 0)'),
        lowered: night(`case when ${IS_GIFT} then 0 else 1000 end`, ['complimentary']),
      },
    },
  ],
  figures: [
    { key: 'under', kind: 'money', of: ['under'], words: WORDS.underUsualPrice },
    { key: 'usual', kind: 'money', of: ['usual'], words: WORDS.atUsualPrice },
    { key: 'agreed', kind: 'money', of: ['nights.price'], words: WORDS.atAgreedPrice },
    { key: 'lowered', kind: 'quantity', of: ['lowered'], words: WORDS.nightsLowered },
    { key: 'given', kind: 'quantity', of: ['gift'], words: WORDS.nightsGiven },
  ],
  groups: [
    { key: 'person', of: 'price_agreed_by', words: WORDS.priceAgreedBy },
    { key: 'reason', of: 'price_reason', words: WORDS.reason },
    { key: 'guest', of: 'customer', words: WORDS.guest },
    { key: 'room_type', of: 'type_of', names: 'room-type', words: WORDS.roomType },
    { key: 'source', of: 'source', words: WORDS.cameBy },
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
