import { addDays, businessDay } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { endOccupation } from '#modules/branch/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { groupOnOneBill, restOfGroup } from '../../group/server/group-bill.ts';
import { room } from '../../room/room.entity.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { leavesNow, nightsUntil } from '../leaving.rules.ts';
import { type HeldBooking, holdBooking } from './end-booking.ts';
import { type CheckOut, payRest } from './pay-rest.ts';
import { agreedPrice, amountsByDay, type Night, sumOf, sumsOf } from './plan-stay.ts';
import { charge, nightsOfRow, nightsThrough } from './post-nights.ts';
import { holdCharges } from './room-charges.ts';
import { bookingSource } from './take-rooms.ts';
import { tellOfPlaces } from './tell-of-places.ts';

type Stay = HeldBooking['row'];

/**
 * The guest leaves: nights slept that no audit has posted are posted, later ones are free, the deposit pays, then the money that
 * is given, and what is left is refused unless somebody who may give credit leaves it open or has another customer take it over.
 * What the deposit is above the bill goes back where an account is named. Of a group on one bill the last one to leave pays for all.
 * The room is dirty (hotel.md 4).
 */
export const checkOut: TransitionWork<HeldBooking, CheckOut> = {
  hold: async (context, id) =>
    holdBooking(context, id, billedIn(context.input), await groupOnOneBill(context, id)),
  async run(context, { row }, said) {
    const { tx, clock, branch } = context;
    const day = today(clock, branch);
    const gone = dayOfLeaving(row, said, day, dateOf(clock.now(), branch.time_zone));
    const charges = await holdCharges(context, row.id);
    const early = await leaveEarly(context, row, gone);
    const slept = { ...row, nights: early.nights, check_out: early.check_out };
    const { due, nights } = nightsThrough(slept, addDays(gone, -1), day);
    const [used] = await tx.lockAll(room, [String(row.room_id)]);
    if (used) await tx.save(room, used, { housekeeping: 'dirty' });
    const amounts = [...due, ...early.charges];
    const charged = await charge(context, slept, amounts, due[0]?.night ?? day);
    const group = await restOfGroup(context, row);
    if (early.check_out < row.check_out)
      await tellOfPlaces(context, { ...row, check_in: early.check_out, left: early.nights });
    const paid = await payRest(context, { ...slept, ...charged }, said, { charges, group });
    return {
      ...{
        nights,
        check_out: early.check_out,
        ...(row.day_use ? { stay_amount: row.stay_amount } : sumsOf(nights)),
        checked_out_at: clock.now(),
      },
      ...{ planned_check_out: row.check_out, closed_on: day },
      ...{
        charge: sumOf(early.charges),
        charge_tax: money(early.charges.reduce((sum, one) => sum + one.tax, 0n)),
      },
      ...charged,
      ...paid,
    };
  },
};

const withoutLevy = (night: Night): Night => ({
  ...night,
  ...{ levy: null, total_amount: money(night.total_amount - (night.levy ?? 0n)) },
});

/** Who is to take over what is left, locked before the booking like everybody who owes. */
function billedIn(input: unknown): string[] {
  const isNamed = typeof input === 'object' && input !== null && 'bill_to_id' in input;
  return isNamed && typeof input.bill_to_id === 'string' ? [input.bill_to_id] : [];
}

/** The date on the wall, whenever the day of the branch begins. */
const dateOf = (now: Date, time_zone: string) => businessDay(now, { time_zone, day_starts_at: '00:00' });

/**
 * On which day the guest left. Nobody leaves without the nights he slept beyond the departure that was booked: he stays on
 * first, at the price of these nights, unless he was gone by then and only the check-out is late.
 */
function dayOfLeaving(
  { check_in, check_out }: Stay,
  { left_on }: CheckOut,
  day: string,
  date: string,
): string {
  const gone = left_on ?? leavesNow({ check_out }, day, date);
  if (gone > check_out)
    throw new InvalidFields({
      left_on: { key: 'stays_longer', words: BOOKING_TEXTS.staysLonger, params: { day: check_out } },
    });
  if (gone < check_in)
    throw new InvalidFields({
      left_on: { key: 'left_before', words: BOOKING_TEXTS.leftBefore, params: { day: check_in } },
    });
  return gone;
}

/**
 * Who leaves before the day that was booked: the nights that are left are free, and one is charged where the type says so. Who had
 * the room by day is charged for that.
 */
async function leaveEarly({ tx, branch }: CommandContext, row: Stay, day: string) {
  if (row.day_use) {
    const [type] = await tx.lockAll(roomType, [String(row.room_type_id)]);
    const charges = type
      ? [
          amountsByDay({ branch }, type, {
            day: row.check_in,
            price: agreedPrice({ branch }, row, type).price,
          }),
        ]
      : [];
    return { nights: [], check_out: row.check_out, charges };
  }
  const { nights, check_out, ...later } = nightsUntil(row, nightsOfRow(row), day);
  const [left] = later.left;
  endOccupation(tx, bookingSource(row), new Date(`${check_out}T10:00:00Z`));
  const [type] = left ? await tx.lockAll(roomType, [String(row.room_type_id)]) : [];
  // Nobody sleeps that night: it owes no levy.
  const charges = left && type?.early_departure === 'one_night' ? [withoutLevy(left)] : [];
  return { nights, check_out, charges };
}
