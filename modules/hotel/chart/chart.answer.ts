import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

const BOOKING = {
  id: f.id('booking'),
  number: f.text(),
  stage: f.text(),
  guest: f.text(),
  guests: f.integer(),
  check_in: f.date(),
  check_out: f.date(),
  waits_for_deposit: f.flag(),
  /** Until when its room is held without obligation; null of a booking that is firm, as any with a deposit is. */
  option_until: maybe(f.datetime()),
};

/** Who is in which room on some days, and what keeps rooms from guests. */
export const chartAnswer = one({
  date: f.date(),
  days: f.integer(),
  /** Business day of the branch. */
  today: f.date(),
  /** In the order of the house; the usual price of its type a night. */
  rooms: many({
    id: f.id('room'),
    number: f.text(),
    floor: maybe(f.text()),
    room_type_id: f.id('room-type'),
    type: f.text(),
    price: f.money(),
    status: f.code(['reserved', 'booked', 'available', 'maintenance']),
    housekeeping: f.code(['dirty', 'cleaning', 'clean', 'inspected']),
  }),
  more_rooms: f.integer(),
  /** Nights that follow each other in one room; `until` is the day on which it is left. */
  stays: many({ room_id: f.id('room'), since: f.date(), until: f.date(), booking: one(BOOKING) }),
  /** Bookings whose rooms are given later, by their type. */
  shelf: many({ ...BOOKING, room_type_id: f.id('room-type') }),
  holds: many({
    room_id: f.id('room'),
    since: f.date(),
    /** Its last day; null where nobody knows yet. */
    until: maybe(f.date()),
    reason: f.text(),
  }),
});

/** What a stay costs now, and what it would in another room or on other days. */
export const priceOfChangeAnswer = one({
  version: f.integer(),
  now: f.money(),
  /** As the booking is changed. */
  changed: f.money(),
  /** As its guest is moved, at the price that was agreed, and at that of the other room. */
  same: f.money(),
  of_room: f.money(),
});

export type BookingChart = WireOf<typeof chartAnswer>;
