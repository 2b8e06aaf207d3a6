import { many, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The rooms that were booked together, and what they come to. */
export const groupAnswer = one({
  name: f.text(),
  one_bill: f.flag(),
  total: f.money(),
  left: f.money(),
  bookings: many({
    booking_id: f.id('booking'),
    number: f.text(),
    guest: f.text(),
    room: f.text(),
    stage: f.text(),
    stay_amount: f.money(),
  }),
});

/** The bookings of a group that was booked; the first stands for it. */
export const bookedGroupAnswer = one({ group_id: f.id('booking'), ids: f.ids('booking') });
