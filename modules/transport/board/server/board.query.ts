import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { instantOf } from '#core/local-time.ts';
import { whatOccupies } from '#modules/branch/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { boardAnswer } from '../board.answer.ts';
import { lateTrips } from './late-on-board.ts';
import { readFleet, readHolds, readTrips } from './read-board.ts';
import { takenBesides } from './taken-besides.ts';
import { awayBesides, whoDrives } from './who-drives.ts';

/** As many days as stand side by side. */
const MOST_DAYS = 31;
const DAYS_BEHIND = 3;

/**
 * What all trucks do over some days, and every trip that is not over yet: one answer for the columns by status and for the bars
 * by days (transport.md 8). What others have taken is told without saying more of it than that.
 */
export const transportBoard = defineQuery({
  name: 'truck-order.board',
  route: 'GET api/truck-order/board',
  permission: ['list_trucks', 'list_truck_orders'],
  input: z.strictObject({
    /** The first of them: some days ago, where left out, for what came lately is looked at too. */
    date: z.iso.date('not_date').optional(),
    days: z.coerce.number().int().min(1, 'too_small').max(MOST_DAYS, 'too_large').default(14),
  }),
  answers: boardAnswer,
  async run(context) {
    const { tx, branch, clock, input } = context;
    const now = clock.now();
    const date = input.date ?? addDays(today(clock, branch), -DAYS_BEHIND);
    const until = addDays(date, input.days);
    const [from, to] = [
      instantOf(date, '00:00', branch.time_zone),
      instantOf(until, '00:00', branch.time_zone),
    ];
    const [{ trucks, more_trucks }, { trips, more_trips }] = await Promise.all([
      readFleet(context),
      readTrips(context, from, to),
    ]);
    const since = new Date(Math.min(from.getTime(), ...trips.map(({ starts }) => starts.getTime())));
    const taken = await whatOccupies(tx, 'truck', since, to);
    const shown = new Set(trips.map(({ id }) => id));
    const drivers = await whoDrives(context, [...trips, ...trucks]);
    return {
      turn_round_hours: Number(branch.settings.truck_turn_round_hours ?? 0),
      ...{ date, days: input.days, now, trucks, more_trucks, more_trips },
      orders: lateTrips(trips, taken, now),
      taken: await takenBesides(context, taken, { shown, from }),
      holds: await readHolds(tx, date, until),
      drivers,
      away: await awayBesides(context, await whatOccupies(tx, 'user', from, to), { drivers, trips }),
    };
  },
});
