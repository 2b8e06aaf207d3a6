import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { release } from '#modules/branch/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineDocument, type TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { room } from '../../room/room.entity.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { stayIsInOrder } from '../booking.rules.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { bookingPosting } from './booking-posting.ts';
import { cancelBooking, type HeldBooking, noShow } from './end-booking.ts';
import { type Night, planNights, sumOf } from './plan-stay.ts';
import { bookingSource, takeRooms } from './take-rooms.ts';

type Change = Partial<Pick<RowOf<typeof booking>, 'check_out' | 'room_id' | 'room_type_id'>>;

/** Takes the nights of a booking as it will stand; `had` are those that keep their prices. */
async function planAnew(
  context: CommandContext,
  row: HeldBooking['row'],
  change: Change,
  had: readonly Night[],
): Promise<Row> {
  const { id, customer_id, check_in, check_out, room_id, room_type_id, price, adults, children } = {
    ...row,
    ...change,
  };
  const [type] = await context.tx.lockAll(roomType, [String(room_type_id)]);
  if (!type) throw new InvalidFields({ room_id: { key: 'not_found' } });
  const wish = { check_in, check_out, room_id: String(room_id), price, guests: adults + children };
  const nights = planNights(context, type, wish, had);
  await takeRooms(context, { id, customer_id, check_out, nights });
  return { ...change, nights, stay_amount: sumOf(nights) };
}

const nightsOfRow = ({ nights }: HeldBooking['row']) => (nights ?? []) as Night[];

/** Another room for the same nights, at the price that was booked or at what the other room costs. */
const moveRoom: TransitionWork<HeldBooking, SaidIn<typeof booking, 'move_room'>> = {
  async run(context, { row }, { room_id, at_price }) {
    const [wanted] = await context.tx.lockAll(room, [room_id]);
    if (wanted?.branch_id !== context.branch.id)
      throw new InvalidFields({ room_id: { key: 'not_found', words: BOOKING_TEXTS.roomElsewhere } });
    const change = { room_id, room_type_id: wanted.room_type_id };
    const isPricedAnew = at_price === 'of_room';
    const priced = isPricedAnew ? { ...row, price: null } : row;
    const planned = await planAnew(context, priced, change, isPricedAnew ? [] : nightsOfRow(row));
    return isPricedAnew ? { ...planned, price: null } : planned;
  },
};

/** A later or an earlier departure: nights keep what they cost, new ones cost what they do today. */
const extendStay: TransitionWork<HeldBooking, SaidIn<typeof booking, 'extend'>> = {
  async run(context, { row }, { check_out }) {
    const { clock, branch } = context;
    if (check_out < today(clock, branch))
      throw new InvalidFields({ check_out: { key: 'in_the_past', words: BOOKING_TEXTS.inThePast } });
    stayIsInOrder({ check_in: row.check_in, check_out });
    return planAnew(context, row, { check_out }, nightsOfRow(row));
  },
};

/** A booking that was a mistake gives its nights back and holds nothing back. */
const voidBooking: TransitionWork<HeldBooking> = {
  async run({ tx }, { row }) {
    release(tx, bookingSource(row));
    return undefined;
  },
};

/** A booking from the day it is made to the day it ends without a stay. */
export const bookingDocument = defineDocument(booking, {
  posting: bookingPosting,
  transitions: {
    move_room: moveRoom,
    extend: extendStay,
    cancel: cancelBooking,
    no_show: noShow,
    void: voidBooking,
  },
});
