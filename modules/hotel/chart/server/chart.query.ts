import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { chartAnswer } from '../chart.answer.ts';
import { readHolds, readRooms, readShelf, readStays } from './read-chart.ts';

/** As many days as stand side by side. */
const MOST_DAYS = 60;
const DAYS_BEHIND = 3;

/**
 * Who is in which room on some days, and what keeps rooms from guests: one answer for the chart at the desk and for the cards of a
 * phone (hotel.md 8). What a guest owes or has paid is not told.
 */
export const bookingChart = defineQuery({
  name: 'booking.chart',
  route: 'GET api/booking/board',
  permission: 'list_room_bookings',
  input: z.strictObject({
    /** The first of them: some days ago, where left out, for who left lately is looked at too. */
    date: z.iso.date('not_date').optional(),
    days: z.coerce.number().int().min(1, 'too_small').max(MOST_DAYS, 'too_large').default(14),
  }),
  answers: chartAnswer,
  async run(context) {
    const { branch, clock, input } = context;
    const day = today(clock, branch);
    const date = input.date ?? addDays(day, -DAYS_BEHIND);
    const until = addDays(date, input.days);
    const { rooms, more_rooms } = await readRooms(context);
    return {
      ...{ date, days: input.days, today: day, rooms, more_rooms },
      stays: await readStays(context, { date, until }),
      shelf: await readShelf(context, { date, until }),
      holds: await readHolds(context, { date, until }),
    };
  },
});
