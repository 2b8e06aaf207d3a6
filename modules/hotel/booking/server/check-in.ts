import { InvalidFields } from '#core/errors.ts';
import { formatExact, money, moneyStyle } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { inBase } from '#core/trade/exchange.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import {
  BookingStartsLater,
  DepositNotPaid,
  IdentityMissing,
  NotCheckedOut,
  RoomNotClean,
  RoomNotGiven,
  RoomNotGivenAndNoneFree,
} from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { bookingStates } from '../booking.states.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { lacksIdentity } from '../registration.rules.ts';
import { lastAudited } from './audit-days.ts';
import { depositFor, type HeldBooking, holdBooking } from './end-booking.ts';
import { amountsByDay, atRate, sumsOf } from './plan-stay.ts';
import { type Charged, charge, nightsOfRow, nightsThrough } from './post-nights.ts';
import { freeRooms } from './read-rooms.ts';
import { quotedType } from './read-type.ts';

/**
 * The guest has the room: not before the day of arrival, not while somebody else is in it, and neither dirty nor with its deposit unpaid
 * nor by nobody knows whom unless that is said (hotel.md 9).
 */
export const checkIn: TransitionWork<HeldBooking, SaidIn<typeof booking, 'check_in'>> = {
  hold: holdBooking,
  async refuse(context, { row }) {
    const { clock, branch } = context;
    if (today(clock, branch) < row.check_in) throw BookingStartsLater({ day: row.check_in });
    if (row.room_id === null) throw await noRoomYet(context, row);
    await refuseStillIn(context, row);
  },
  async run(context, { row }, { although_dirty, although_unpaid, although_unknown, rate }) {
    const { tx, clock, branch } = context;
    const missing = (row.deposit ?? 0n) - (row.deposit ? await depositFor(context, row) : 0n);
    if (missing > 0n && !although_unpaid)
      throw DepositNotPaid({ missing: formatExact(money(missing), moneyStyle(branch)) });
    const [taken] = await tx.lockAll(room, [String(row.room_id)]);
    const isClean = taken?.housekeeping === 'clean' || taken?.housekeeping === 'inspected';
    if (!isClean && !although_dirty) throw RoomNotClean({ room: taken?.number ?? '' });
    if (!although_unknown && (await isUnknown(context, row)))
      throw IdentityMissing({ guest: await nameOfGuest(context, row) });
    const fixed = await fixRate(context, row, rate);
    return { checked_in_at: clock.now(), ...fixed, ...(await postLate(context, { ...row, ...fixed })) };
  },
};

/** What one unit of the currency of a stay is worth is fixed as its guest arrives; its nights are worth that from then on. */
async function fixRate(context: CommandContext, row: HeldBooking['row'], rate: Quantity | null) {
  const { tx, branch } = context;
  if (!rate || rate === row.rate) return {};
  if (!row.currency || row.currency === branch.currency)
    throw new InvalidFields({ rate: { key: 'priced_in_own', words: BOOKING_TEXTS.pricedInOwn } });
  const [type] = await tx.lockAll(roomType, [String(row.room_type_id)]);
  if (!type) return {};
  if (type.currency !== row.currency || type.rate !== rate)
    requireToo(context, 'adjust_selling_price_when_selling');
  const exchange = { currency: row.currency, rate };
  if (!row.day_use) {
    const nights = atRate(context, type, { nights: nightsOfRow(row), exchange, of: row });
    return { rate, nights, ...sumsOf(nights) };
  }
  const { foreign_price } = row;
  const price = foreign_price ? inBase(foreign_price, rate, branch.currency) : 0n;
  const { total_amount } = amountsByDay(context, type, { day: row.check_in, price });
  return { rate, stay_amount: total_amount };
}

/** Which rooms there are for a booking that has none yet. */
async function noRoomYet(
  context: CommandContext,
  { id, check_in, check_out, room_type_id }: HeldBooking['row'],
) {
  const { name: type } = await quotedType(context, String(room_type_id));
  const nights = { booking_id: id, since: check_in, until: check_out };
  const free = (await freeRooms(context, String(room_type_id), nights))
    .map(({ number }) => number)
    .join(', ');
  return free === '' ? RoomNotGivenAndNoneFree({ type }) : RoomNotGiven({ type, free });
}

/** Whether an adult comes in without a paper that says who it is. */
async function isUnknown(context: CommandContext, row: HeldBooking['row']): Promise<boolean> {
  return lacksIdentity({ ...row, customer_name: await nameOfGuest(context, row) });
}

async function nameOfGuest({ tx }: CommandContext, { customer_id }: HeldBooking['row']): Promise<string> {
  const [guest] = await tx.query<{ name: string }>(`select name from ${customer.table} where id = $1`, [
    customer_id,
  ]);
  return guest?.name ?? '';
}

/** Who comes after the audit of the night has it posted at once (hotel.md 7). */
async function postLate(context: CommandContext, row: Charged & { nights?: unknown }) {
  const audited = await lastAudited(context);
  if (audited === null) return {};
  const { due, nights } = nightsThrough(row, audited, today(context.clock, context.branch));
  const [first] = due;
  return first ? { nights, ...(await charge(context, row, due, first.night)) } : {};
}

/** Stays of which the guest is in the house. */
export const CHECKED_IN = statesInSql(statesAfter(bookingStates, 'check_in'));

/** Nobody takes a room in which somebody else still is. */
export async function refuseStillIn(
  { tx }: Pick<CommandContext, 'tx'>,
  { id, room_id }: { id: string; room_id: string | null },
): Promise<void> {
  const [still] = await tx.query<{ guest: string; room: string }>(
    `select c.name as guest, r.number as room from ${booking.table} b
     join ${customer.table} c on c.business_id = b.business_id and c.id = b.customer_id
     join ${room.table} r on r.business_id = b.business_id and r.id = b.room_id
     where b.room_id = $1 and b.stage in (${CHECKED_IN}) and b.deleted_at is null and b.id <> $2`,
    [room_id, id],
  );
  if (still) throw NotCheckedOut(still);
}
