import { isPossible } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import { release } from '#modules/branch/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { booking } from '../../booking/booking.entity.ts';
import { BOOKING_TEXTS } from '../../booking/booking.words.ts';
import { nightsOfRow } from '../../booking/server/post-nights.ts';
import { bookingSource, takeRooms } from '../../booking/server/take-rooms.ts';
import { GuestIsIn, RoomIsFixed } from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { roomsOfBookingsBody } from '../rooms-of-bookings.body.ts';

/**
 * Gives bookings other rooms of their types at once, so that two may change places; all of them or none. What they cost stays, and
 * the same call with the rooms that they had takes it back (hotel.md 5). One that waits for its room is given it here as well.
 */
export const rearrangeBookings = defineCommand({
  name: 'booking.rearrange',
  route: 'PUT api/booking/best-fit',
  permission: 'modify_room_booking',
  idempotency: 'required',
  fields: roomsOfBookingsBody.fields,
  async run(context) {
    const { tx, input } = context;
    const wanted = new Map(input.moves.map(({ booking_id, room_id }) => [booking_id, room_id]));
    const held = await tx.lockAll(booking, [...wanted.keys()].toSorted());
    const isHere = (id: string) => held.some((one) => one.id === id && one.branch_id === context.branch.id);
    const unknown = input.moves.findIndex(({ booking_id }) => !isHere(booking_id));
    if (unknown >= 0) throw new InvalidFields({ [`moves.${unknown}.booking_id`]: { key: 'not_found' } });
    const rooms = await roomsOf(context, [...new Set(wanted.values())].toSorted());
    const moved = held.map((before) => {
      if (!isPossible(booking, before, 'check_in')) throw GuestIsIn();
      if (before.room_fixed) throw RoomIsFixed({ number: before.number });
      const room_id = wanted.get(before.id) ?? '';
      const place = input.moves.findIndex(({ booking_id }) => booking_id === before.id);
      if (rooms.get(room_id) !== before.room_type_id)
        throw new InvalidFields({
          [`moves.${place}.room_id`]: { key: 'other_type', words: BOOKING_TEXTS.otherType },
        });
      const nights = nightsOfRow(before).map((night) => ({ ...night, room_id }));
      return { before, after: Object.assign({ ...before }, { room_id, nights, room_later: false }) };
    });
    for (const { before } of moved) release(tx, bookingSource(before));
    for (const { after } of moved) await takeRooms(context, after);
    await tx.saveAll(booking, moved);
    return { moved: moved.length };
  },
});

/** The types of the rooms of this branch that are wanted, each room locked. */
async function roomsOf(
  { tx, branch }: CommandContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rooms = await tx.lockAll(room, ids);
  return new Map(rooms.flatMap((one) => (one.branch_id === branch.id ? [[one.id, one.room_type_id]] : [])));
}
