import { InvalidFields } from '#core/errors.ts';
import { say } from '#core/i18n/language.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { inPlainLetters } from '#core/sms-letters.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { sendSms } from '#modules/finance/public.ts';
import { readSender } from '#modules/point-of-sale/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { GuestHasNoPhone, TypeIsFull } from '../../errors.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import type { booking } from '../booking.entity.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { WAITING_LIST } from '../waiting-list.words.ts';
import { changeNights } from './change-nights.ts';
import type { HeldBooking } from './end-booking.ts';
import { fullNight } from './places-of-type.ts';
import { nightsOfRow } from './post-nights.ts';
import { freeRooms } from './read-rooms.ts';

type Waiting = HeldBooking['row'];

/** A message that has not left after so long is of a room that somebody else has by then. */
const LIFE_HOURS = 12;
const LONGEST_NAME = 40;

/**
 * Who waited has his nights, at the price that he was told: in a room that is free for all of them, else in one that is given
 * later (decision 171).
 */
export const takePlace: TransitionWork<HeldBooking> = {
  async run(context, { row }) {
    const type = await requirePlace(context, row);
    const nights = { booking_id: row.id, since: row.check_in, until: row.check_out };
    const [free] = await freeRooms(context, type.id, nights);
    const change = free ? { room_id: free.id, room_later: false } : { room_id: null, room_later: true };
    return changeNights(context, row, change, { had: nightsOfRow(row), in_room_from: row.check_in });
  },
};

/** Tells a guest by SMS that there is a room for him; it is his once the desk has booked it. */
export const tellGuestOfPlace: TransitionWork<HeldBooking> = {
  async run(context, { row }) {
    const { tx, branch, clock } = context;
    const type = await requirePlace(context, row);
    const [guest] = await tx.query<{ name: string; phone_number: string | null }>(
      `select name, phone_number from ${customer.table} where id = $1 and deleted_at is null`,
      [row.customer_id],
    );
    if (!guest?.phone_number) throw GuestHasNoPhone({ guest: guest?.name ?? '' });
    const { shop, sender_name, language } = await readSender(tx, branch.id);
    const short = (name: string) => inPlainLetters(name).slice(0, LONGEST_NAME).trim();
    const day = (of: string) => of.split('-').toReversed().join('/');
    await sendSms(context, {
      ...{ to: guest.phone_number, from: sender_name, lifeHours: LIFE_HOURS },
      text: say(WAITING_LIST.sms, language, {
        ...{ shop: short(shop), type: short(type.name), number: row.number },
        ...{ since: day(row.check_in), until: day(row.check_out) },
      }),
    });
    return { informed_at: clock.now() };
  },
};

/** Who no longer waits owes nothing, and nothing was held for him. */
export const giveUpPlace: TransitionWork<HeldBooking, SaidIn<typeof booking, 'give_up'>> = {
  async run({ clock, branch }, _, { reason }) {
    return { closed_on: today(clock, branch), reason };
  },
};

/** The type that a wish is for, where it has a place on each of its nights. */
async function requirePlace(context: CommandContext, row: Waiting) {
  const { tx, clock, branch } = context;
  if (row.check_in < today(clock, branch))
    throw new InvalidFields({ check_in: { key: 'in_the_past', words: BOOKING_TEXTS.inThePast } });
  const [type] = await tx.lockAll(roomType, [String(row.room_type_id)]);
  if (!type) throw new InvalidFields({ room_type_id: { key: 'not_found' } });
  const night = await fullNight(context, type.id, row, [row.id]);
  if (night) throw TypeIsFull({ type: type.name, night });
  return type;
}
