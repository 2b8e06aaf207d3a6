import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Who waits for a room, the first who asked before the others, and whether there is one for all of his nights now. */
export const waitingListAnswer = one({
  wishes: many({
    booking_id: f.id('booking'),
    number: f.text(),
    guest: f.text(),
    type: f.text(),
    check_in: f.date({ day: 'any' }),
    check_out: f.date({ day: 'any' }),
    fits: f.flag(),
    informed_at: maybe(f.datetime()),
  }),
});
