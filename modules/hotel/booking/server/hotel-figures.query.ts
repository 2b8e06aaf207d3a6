import { z } from 'zod';
import { InvalidFields } from '#core/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { hotelFiguresAnswer } from '../audit-day.answer.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { readFigures } from './read-figures.ts';

/** Occupancy, mean price and revenue per room over some nights, both ends among them (hotel.md 10). */
export const hotelFigures = defineQuery({
  name: 'booking.figures',
  route: 'GET api/booking/figures',
  permission: 'list_room_bookings',
  input: z.strictObject({ since: z.iso.date('not_date'), until: z.iso.date('not_date') }),
  answers: hotelFiguresAnswer,
  async run(context) {
    const { since, until } = context.input;
    if (until < since)
      throw new InvalidFields({ until: { key: 'leaves_before', words: BOOKING_TEXTS.endsBefore } });
    return readFigures(context, { since, until });
  },
});
