import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** As many bookings as change their rooms at once. */
const MOST_MOVES = 50;

/** Which bookings go to which rooms, all of them or none. */
export const roomsOfBookingsBody = defineBody({
  fields: {
    moves: f.lines(
      { booking: f.ref('booking', { required: true }), room: f.ref('room', { required: true }) },
      { required: true, max: MOST_MOVES },
    ),
  },
});
