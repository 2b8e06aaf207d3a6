import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The room that would be free for all nights of a stay, and which bookings go where for it; nothing where there is no way. */
export const bestFitAnswer = one({
  fit: maybe(
    one({
      room_id: f.id('room'),
      room: f.text(),
      moves: many({
        booking_id: f.id('booking'),
        number: f.text(),
        guest: f.text(),
        from_room_id: f.id('room'),
        from_room: f.text(),
        room_id: f.id('room'),
        room: f.text(),
      }),
    }),
  ),
});
