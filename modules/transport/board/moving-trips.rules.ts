import { addDays } from '#core/business-day.ts';
import { isPossible } from '#core/define-states.ts';
import { truckOrder } from '../truck-order/truck-order.entity.ts';
import type { Board } from './board.answer.ts';
import { type BoardRows, SHELF, type TripOnBoard } from './board-bars.rules.ts';

/** Where a trip would be: with which truck and driver, and when; without one it waits on the shelf. */
export interface TripTarget {
  truck_id: string | null;
  driver_id: string | null;
  starts: string;
  ends: string;
}

/** What keeps a trip from going there. */
export type TripClash =
  | { kind: 'trip' | 'driver'; what: string; number: string; until: string }
  | { kind: 'taken' | 'away'; what: string; label: string | null }
  | { kind: 'hold'; what: string; reason: string }
  | { kind: 'papers' | 'licence'; what: string; day: string }
  | { kind: 'service'; what: string; service: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHORTEST_MS = HOUR_MS;

const isDraft = (trip: TripOnBoard) => isPossible(truckOrder, { status: trip.status }, 'confirm');

/** Whether a trip can be moved: it is planned, and not yet under way. */
export const canMoveTrip = (trip: TripOnBoard): boolean =>
  isDraft(trip) || isPossible(truckOrder, { status: trip.status }, 'load');

/** A trip that takes nothing yet may lie where another one is; that is said, and is no refusal. */
export const mayOverlap = isDraft;

/** Where a trip goes that is dragged so many days away; only a draft goes back onto the shelf. Its end stays after its start. */
export function targetOfTrip(
  trip: TripOnBoard,
  isEnd: boolean,
  to: { rows: BoardRows; row: string; by: number },
): TripTarget {
  const { truck_id, driver_id } = trip;
  const shifted = (at: string) => new Date(Date.parse(at) + to.by * DAY_MS).toISOString();
  if (isEnd) {
    const earliest = Date.parse(trip.starts) + SHORTEST_MS;
    const ends = new Date(Math.max(earliest, Date.parse(shifted(trip.ends)))).toISOString();
    return { truck_id, driver_id, starts: trip.starts, ends };
  }
  const onto = (had: string | null) => (to.row !== SHELF ? to.row : isDraft(trip) ? null : had);
  return {
    truck_id: to.rows === 'truck' ? onto(truck_id) : truck_id,
    driver_id: to.rows === 'driver' ? onto(driver_id) : driver_id,
    ...{ starts: shifted(trip.starts), ends: shifted(trip.ends) },
  };
}

export function isWhereTripIs(trip: TripOnBoard, { truck_id, driver_id, starts, ends }: TripTarget): boolean {
  const isThen = Date.parse(trip.starts) === Date.parse(starts) && Date.parse(trip.ends) === Date.parse(ends);
  return trip.truck_id === truck_id && trip.driver_id === driver_id && isThen;
}

/** The first thing in the way of a trip that the board knows of; what lies beyond its days the server says. */
export function clashOfTrip(board: Board, trip: TripOnBoard, target: TripTarget): TripClash | null {
  const { truck_id, driver_id } = target;
  const truck = board.trucks.find(({ id }) => id === truck_id);
  const rest = board.turn_round_hours * HOUR_MS;
  const [from, to] = [Date.parse(target.starts), Date.parse(target.ends) + rest];
  const meets = (since: string, until: string | null) =>
    Date.parse(since) < to && (until === null || Date.parse(until) > from);
  const others = board.orders.filter(
    (other) => other.id !== trip.id && isTaking(other) && overlaps(other, from, to, rest),
  );
  const withTruck = others.find((other) => truck_id && [other.truck_id, other.trailer_id].includes(truck_id));
  const what = truck?.registration ?? '';
  if (withTruck) return { kind: 'trip', what, number: withTruck.number, until: endOf(withTruck) };
  const driver = driverOf(board, trip, driver_id);
  const withDriver = others.find((other) => driver_id !== null && other.driver_id === driver_id);
  if (withDriver)
    return { kind: 'driver', what: driver.name, number: withDriver.number, until: endOf(withDriver) };
  const taken = board.taken.find((one) => one.truck_id === truck_id && meets(one.from, one.to));
  if (taken) return { kind: 'taken', what, label: taken.label };
  const away = board.away.find((one) => one.user_id === driver_id && meets(one.from, one.to));
  if (away) return { kind: 'away', what: driver.name, label: away.label };
  const [first, last] = [target.starts.slice(0, 10), target.ends.slice(0, 10)];
  const hold = board.holds.find(
    (one) => one.truck_id === truck_id && one.since <= last && (one.until === null || one.until >= first),
  );
  if (hold) return { kind: 'hold', what, reason: hold.reason ?? '' };
  if (truck?.papers_end && truck.papers_end < last) return { kind: 'papers', what, day: truck.papers_end };
  if (driver.licence_ends && driver.licence_ends < last)
    return { kind: 'licence', what: driver.name, day: driver.licence_ends };
  if (truck?.overdue) return { kind: 'service', what, service: truck.overdue };
  return null;
}

/** Who would drive: of whoever drives now the trip itself tells. */
function driverOf({ drivers }: Board, trip: TripOnBoard, id: string | null) {
  if (id === trip.driver_id) return { name: trip.driver ?? '', licence_ends: trip.licence_ends };
  const found = drivers.find((one) => one.id === id);
  return { name: found?.name ?? '', licence_ends: found?.licence_ends ?? null };
}

const isTaking = (trip: TripOnBoard) =>
  isPossible(truckOrder, { status: trip.status }, 'load') ||
  isPossible(truckOrder, { status: trip.status }, 'change_truck');

const endOf = ({ ends, occupied_until }: TripOnBoard) =>
  Date.parse(occupied_until) > Date.parse(ends) ? occupied_until : ends;

function overlaps(trip: TripOnBoard, from: number, to: number, rest: number): boolean {
  return Date.parse(trip.started_at ?? trip.starts) < to && Date.parse(endOf(trip)) + rest > from;
}

/** The columns of the days that a trip would lie on, from midnight of the first that is shown. */
export function columnsOfTrip(board: Board, midnight: number, { starts, ends }: TripTarget) {
  const place = (at: string) => (Date.parse(at) - midnight) / DAY_MS;
  return { from: Math.max(0, place(starts)), to: Math.min(board.days, place(ends)) };
}

/** The day of a column. */
export const dayOfColumn = ({ date }: Pick<Board, 'date'>, column: number) => addDays(date, column);
