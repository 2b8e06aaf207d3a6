import { daysBetween, onLines, withinDays } from '#core/bars-on-days.ts';
import type { Board } from './board.answer.ts';

/** A trip as the board answers it; moments are instants in words. */
export type TripOnBoard = Board['orders'][number];
export type TruckOnBoard = Board['trucks'][number];
export type TakenOnBoard = Board['taken'][number];
export type HoldOnBoard = Board['holds'][number];
export type AwayOnBoard = Board['away'][number];

/** What stands below each other on the board: trucks, or those who drive. */
export type BoardRows = 'truck' | 'driver';

/** What a bar is about; its look follows from that. */
export type BarLook = TripOnBoard['status'] | 'late' | 'service' | 'taken' | 'hold' | 'leave';

/** A bar of one truck: where it begins and ends in days from the first that is shown, and on which line it lies. */
export interface Bar {
  key: string;
  look: BarLook;
  from: number;
  to: number;
  line: number;
  trip?: TripOnBoard;
  taken?: TakenOnBoard;
  hold?: HoldOnBoard;
  away?: AwayOnBoard;
}

const DAY_MS = 86_400_000;

/** The row of trips that wait for a truck, or for a driver. */
export const SHELF = 'shelf';

/** The bars of a truck within the days that are shown, laid on lines so that none covers another; holds lie under all. */
export function barsOf(board: Board, truckId: string, midnight: number): Bar[] {
  const place = (instant: string) => (Date.parse(instant) - midnight) / DAY_MS;
  const days = (day: string) => daysBetween(board.date, day);
  const trips = board.orders
    .filter(({ truck_id, trailer_id }) =>
      truckId === SHELF ? truck_id === null : truck_id === truckId || trailer_id === truckId,
    )
    .flatMap((trip) => barsOfTrip(trip, place));
  const taken = board.taken
    .filter(({ truck_id }) => truck_id === truckId)
    .map((one, no) => ({
      ...{ key: `taken ${no}`, look: one.kind === 'service' ? ('service' as const) : ('taken' as const) },
      ...{ from: place(one.from), to: one.to === null ? board.days : place(one.to), taken: one },
    }));
  const holds = board.holds
    .filter(({ truck_id }) => truck_id === truckId)
    .map((one, no) => ({
      ...{ key: `hold ${no}`, look: 'hold' as const, hold: one },
      ...{ from: days(one.since), to: one.until === null ? board.days : days(one.until) + 1 },
    }));
  return onLines(withinDays([...trips, ...taken, ...holds], board.days));
}

/** The bars of a driver, or of the trips that have none: what he drives, with the days on which he does something else or is on leave. */
export function barsOfDriver(board: Board, driverId: string, midnight: number): Bar[] {
  const place = (instant: string) => (Date.parse(instant) - midnight) / DAY_MS;
  const trips = board.orders
    .filter(({ driver_id }) => (driver_id ?? SHELF) === driverId)
    .flatMap((trip) => barsOfTrip(trip, place));
  const away = board.away
    .filter(({ user_id }) => user_id === driverId)
    .map((one, no) => ({
      ...{ key: `away ${no}`, look: one.leave_id ? ('leave' as const) : ('taken' as const), away: one },
      ...{ from: place(one.from), to: one.to === null ? board.days : place(one.to) },
    }));
  return onLines(withinDays([...trips, ...away], board.days));
}

/** The rows of the board from the top down: what waits, then trucks or those who drive. */
export function rowsOf({ trucks, drivers }: Board, rows: BoardRows): readonly string[] {
  return [SHELF, ...(rows === 'truck' ? trucks : drivers).map(({ id }) => id)];
}

/** The bars of a row. */
export function barsIn(board: Board, rows: BoardRows, row: string, midnight: number): Bar[] {
  return rows === 'truck' ? barsOf(board, row, midnight) : barsOfDriver(board, row, midnight);
}

/** The bar that lies on a day of a row. */
export function barOn(
  board: Board,
  rows: BoardRows,
  { row, column, midnight }: { row: string; column: number; midnight: number },
): Bar | undefined {
  return barsIn(board, rows, row, midnight).find(({ from, to }) => from < column + 1 && to > column);
}

type Loose = Omit<Bar, 'line'>;

/** A trip from when it left or should have; what is over its time is a bar of its own. */
function barsOfTrip(trip: TripOnBoard, place: (instant: string) => number): Loose[] {
  const from = Math.min(place(trip.starts), place(trip.started_at ?? trip.starts));
  const to = place(trip.delivered_at ?? trip.ends);
  const bar = { key: trip.id, look: trip.status, from: Math.min(from, to), to, trip };
  if (trip.late_hours === 0) return [bar];
  return [bar, { key: `${trip.id} late`, look: 'late', from: to, to: place(trip.occupied_until), trip }];
}
