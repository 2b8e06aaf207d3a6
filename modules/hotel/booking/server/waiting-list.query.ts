import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { waitingListAnswer } from '../waiting-list.answer.ts';
import { fullNight } from './places-of-type.ts';
import { wishesOf } from './tell-of-places.ts';

/** Those who wait for a room that was full as they asked; of each whether there is one now (hotel.md 8). */
export const waitingList = defineQuery({
  name: 'booking.waiting-list',
  route: 'GET api/booking/waiting-list',
  permission: 'list_room_bookings',
  input: z.strictObject({}),
  answers: waitingListAnswer,
  async run(context) {
    const wishes = [];
    for (const { id, room_type_id, ...wish } of await wishesOf(context)) {
      const fits = (await fullNight(context, room_type_id, wish, [id])) === null;
      wishes.push({ booking_id: id, ...wish, fits });
    }
    return { wishes };
  },
});
