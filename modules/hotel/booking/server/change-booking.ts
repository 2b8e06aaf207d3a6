import { addDays } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { release } from '#modules/branch/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineDocument, type TransitionWork } from '#server-kit/operation/document-work.ts';
import { StayIsByDay, StayIsOver } from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { stayIsInOrder } from '../booking.rules.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { bookingPosting } from './booking-posting.ts';
import { changeNights } from './change-nights.ts';
import { checkIn, refuseStillIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { correctNight } from './correct-night.ts';
import { cancelBooking, type HeldBooking, lapseOption, makeFirm, noShow } from './end-booking.ts';
import { eraseIdentities } from './erase-identities.ts';
import type { Night } from './plan-stay.ts';
import { movesFrom, nightsOfRow, openFrom } from './post-nights.ts';
import { bookingSource } from './take-rooms.ts';
import { tellOfPlaces } from './tell-of-places.ts';
import { undoCheckOut } from './undo-check-out.ts';
import { giveUpPlace, takePlace, tellGuestOfPlace } from './waiting-list.ts';

/**
 * Another room: of a booking for all its nights, of a guest in the house from tonight on, or from a later night that is named, at
 * the price that was booked or at what the other room costs. The room that a guest has left is dirty.
 */
const moveRoom: TransitionWork<HeldBooking, SaidIn<typeof booking, 'move_room'>> = {
  async run(context, { row }, { room_id, at_price, from }) {
    const { branch, clock } = context;
    const rooms = await roomsWithTheirType(context, row, room_id);
    const wanted = rooms.find(({ id }) => id === room_id);
    if (wanted?.branch_id !== branch.id)
      throw new InvalidFields({ room_id: { key: 'not_found', words: BOOKING_TEXTS.roomElsewhere } });
    const first = movesFrom(row, today(clock, branch));
    const isSplit = from !== null && from > first;
    const in_room_from = isSplit ? from : first;
    if (in_room_from >= row.check_out && !row.day_use) throw StayIsOver({ day: row.check_out });
    if (row.checked_in_at && !isSplit) await leaveForOther(context, row, room_id, rooms);
    const isPricedAnew = at_price === 'of_room';
    const had = nightsOfRow(row).filter(({ night }) => !isPricedAnew || night < in_room_from);
    const change = { room_id, room_type_id: wanted.room_type_id };
    const priced = isPricedAnew ? { ...row, price: null, foreign_price: null } : row;
    const keeps_rooms = row.room_id === null && !row.day_use;
    const planned = await changeNights(context, priced, change, { had, in_room_from, keeps_rooms });
    if (keeps_rooms) return { ...planned, ...roomOf(row, nightsOfRow(planned)) };
    // Until that night the guest has the room that he has.
    if (isSplit) {
      const { nights, stay_amount, foreign_amount } = planned;
      return { nights, stay_amount, foreign_amount };
    }
    return isPricedAnew ? { ...planned, price: null, foreign_price: null } : planned;
  },
};

/** A booking that waits for its room has one once each of its nights has. */
function roomOf({ room_type_id }: HeldBooking['row'], nights: readonly Night[]) {
  const [first] = nights;
  if (!first || nights.some(({ room_id }) => room_id === null)) return { room_id: null, room_type_id };
  return { room_id: first.room_id, room_later: false };
}

/** The room that is wanted and the one that was had, locked after the type of the one that is wanted, as whoever books does. */
async function roomsWithTheirType({ tx }: CommandContext, row: HeldBooking['row'], room_id: string) {
  const [named] = await tx.query<{ room_type_id: string }>(
    `select room_type_id from ${room.table} where id = $1`,
    [room_id],
  );
  if (named) await tx.lockAll(roomType, [named.room_type_id]);
  return tx.lockAll(room, [...new Set([room_id, ...(row.room_id ? [row.room_id] : [])])].toSorted());
}

async function leaveForOther(
  context: CommandContext,
  row: HeldBooking['row'],
  room_id: string,
  rooms: readonly RowOf<typeof room>[],
): Promise<void> {
  await refuseStillIn(context, { id: row.id, room_id });
  const left = rooms.find(({ id }) => id === row.room_id && id !== room_id);
  if (left) await context.tx.save(room, left, { housekeeping: 'dirty' });
}

/** A later or an earlier departure: nights keep what they cost, new ones cost what they do today. */
const extendStay: TransitionWork<HeldBooking, SaidIn<typeof booking, 'extend'>> = {
  async run(context, { row }, { check_out }) {
    const { clock, branch } = context;
    if (row.day_use) throw StayIsByDay();
    if (check_out < today(clock, branch))
      throw new InvalidFields({ check_out: { key: 'in_the_past', words: BOOKING_TEXTS.inThePast } });
    const open = openFrom(row);
    if (check_out < open)
      throw new InvalidFields({
        check_out: {
          ...{ key: 'night_is_posted', words: BOOKING_TEXTS.nightIsPosted },
          params: { night: addDays(open, -1) },
        },
      });
    stayIsInOrder({ check_in: row.check_in, check_out });
    const had = nightsOfRow(row);
    // New nights follow in the room of the last one.
    const last = { ...row, room_id: had.at(-1)?.room_id ?? row.room_id };
    const changed = await changeNights(context, last, { check_out }, { had, in_room_from: row.check_out });
    if (check_out < row.check_out)
      await tellOfPlaces(context, { ...row, check_in: check_out, left: nightsOfRow(changed) });
    return changed;
  },
};

/** A booking that was a mistake gives its nights back and holds nothing back. */
const voidBooking: TransitionWork<HeldBooking> = {
  async run(context, { row }) {
    release(context.tx, bookingSource(row));
    await tellOfPlaces(context, row);
    return undefined;
  },
};

/** A booking from the day it is made to the day on which its guest leaves, or it ends without a stay. */
export const bookingDocument = defineDocument(booking, {
  posting: bookingPosting,
  transitions: {
    check_in: checkIn,
    check_out: checkOut,
    undo_check_out: undoCheckOut,
    move_room: moveRoom,
    extend: extendStay,
    correct_night: correctNight,
    cancel: cancelBooking,
    make_firm: makeFirm,
    lapse: lapseOption,
    no_show: noShow,
    void: voidBooking,
    take_place: takePlace,
    tell_guest: tellGuestOfPlace,
    give_up: giveUpPlace,
    erase_identities: eraseIdentities,
  },
});
