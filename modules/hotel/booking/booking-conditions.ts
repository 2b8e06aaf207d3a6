import type { ConditionBuilder, Expression } from '#core/conditions.ts';
import { conditionsOf, counts, inStates } from '#core/state-sets.ts';
import { bookingStates } from './booking.states.ts';

const isExpected = inStates(bookingStates, 'pending');

/** What the desk looks for among bookings, each with its count (hotel.md 8). */
export const BOOKING_CONDITIONS = {
  ...conditionsOf(bookingStates, 'pending', 'checked_in', 'checked_out', 'wait_listed'),
  no_room: (e) => e.and(isExpected, e.eq('room_later', true)),
  arrivals: (e) => e.and(isExpected, e.lte('check_in', e.today())),
  departures: (e) => e.and(inStates(bookingStates, 'checked_in'), e.lte('check_out', e.today())),
  unpaid: (e) => e.and(e.gt('remain_amount', 0), counts(bookingStates)),
  ...conditionsOf(bookingStates, 'cancelled', 'no_show'),
  options: (e) => e.and(isExpected, e.not(e.isNull('option_until'))),
  /** The day by which the deposit was asked is here, and it has not come. */
  deposit_due: (e) =>
    e.and(isExpected, e.lte('deposit_due', e.today()), e.lt('paid_ahead', e.field('deposit'))),
} as const satisfies Record<string, (e: ConditionBuilder) => Expression>;
