import { daysBetween } from '#core/bars-on-days.ts';
import { addDays } from '#core/business-day.ts';
import { isPossible } from '#core/define-states.ts';
import { booking } from '../booking/booking.entity.ts';
import type { BookingChart } from './chart.answer.ts';
import { SHELF, type StayOnChart } from './chart.rules.ts';

/** How a stay is taken hold of: as a whole, or by its departure. */
export type Hold = 'whole' | 'departure';

/** Where a stay would be: its room, and the days of its arrival and departure. */
export interface Target {
  room_id: string;
  check_in: string;
  check_out: string;
}

/** What keeps a stay from going there. */
export type Clash =
  | { kind: 'guest'; guest: string; since: string; until: string }
  | { kind: 'hold'; reason: string }
  | { kind: 'past' }
  | { kind: 'in_house' };

const isIn = ({ stage }: { stage: string }) => isPossible(booking, { stage }, 'check_out');

/** Whether somebody can move a stay at all: it is not over, and these are its last nights. */
export function canMove({ booking: of, until }: StayOnChart): boolean {
  return isPossible(booking, { stage: of.stage }, 'move_room') && until === of.check_out;
}

/**
 * Where a stay goes that is dragged so many rooms and nights away. A guest in the house has arrived: he changes his room from
 * tonight on, or his departure. A departure is one night after the arrival at the earliest.
 */
export function targetOf(stay: StayOnChart, hold: Hold, to: { room_id: string; by: number }): Target {
  const { room_id, booking: of } = stay;
  const { check_in, check_out } = of;
  if (hold === 'departure') {
    const wanted = addDays(check_out, to.by);
    return { room_id, check_in, check_out: wanted > check_in ? wanted : addDays(check_in, 1) };
  }
  if (isIn(of)) return { room_id: to.room_id, check_in, check_out };
  return { room_id: to.room_id, check_in: addDays(check_in, to.by), check_out: addDays(check_out, to.by) };
}

/** The nights that a stay would take there, of a guest in the house those that are still to come. */
export function nightsOf(
  chart: BookingChart,
  stay: StayOnChart,
  target: Target,
): { since: string; until: string } {
  const isElsewhere = target.room_id !== stay.room_id;
  const since =
    isIn(stay.booking) && isElsewhere && chart.today > target.check_in ? chart.today : target.check_in;
  return { since: isIn(stay.booking) && !isElsewhere ? stay.since : since, until: target.check_out };
}

/** The first thing in the way of a stay that the chart knows of; what lies beyond its days the server says. */
export function clashOf(chart: BookingChart, stay: StayOnChart, target: Target, from = ''): Clash | null {
  const nights = nightsOf(chart, stay, target);
  const { until } = nights;
  const since = from > nights.since ? from : nights.since;
  const isMoved = target.check_in !== stay.booking.check_in;
  if ((isMoved && target.check_in < chart.today) || until < chart.today) return { kind: 'past' };
  if (target.room_id === SHELF) return isIn(stay.booking) ? { kind: 'in_house' } : null;
  const other = chart.stays.find(
    (one) =>
      one.room_id === target.room_id &&
      one.booking.id !== stay.booking.id &&
      one.since < until &&
      one.until > since,
  );
  if (other) return { kind: 'guest', guest: other.booking.guest, since: other.since, until: other.until };
  const held = chart.holds.find(
    (one) =>
      one.room_id === target.room_id && one.since < until && (one.until === null || one.until >= since),
  );
  return held ? { kind: 'hold', reason: held.reason } : null;
}

/** The nights with which another room may begin, of a stay that is split between two: any after its first that is still to come. */
export function nightsToSplit({ today }: BookingChart, { since, until }: StayOnChart): string[] {
  const nights: string[] = [];
  for (let night = addDays(since > today ? since : today, 1); night < until; night = addDays(night, 1))
    nights.push(night);
  return nights;
}

/** Whether a stay would be where it is. */
export function isWhereItIs({ room_id, booking: of }: StayOnChart, target: Target): boolean {
  return room_id === target.room_id && of.check_in === target.check_in && of.check_out === target.check_out;
}

/** The columns of the nights that a stay would take. */
export function columnsOf(
  chart: BookingChart,
  stay: StayOnChart,
  target: Target,
): { from: number; to: number } {
  const { since, until } = nightsOf(chart, stay, target);
  return {
    from: Math.max(0, daysBetween(chart.date, since)),
    to: Math.min(chart.days, daysBetween(chart.date, until)),
  };
}
