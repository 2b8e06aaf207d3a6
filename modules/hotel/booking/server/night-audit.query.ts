import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { nightAuditAnswer } from '../booking-questions.answer.ts';
import { guestsOwing, openTills, waitingCarts } from './around-the-night.ts';
import { arrivalsOpen, departuresOpen, lastNight, nightsToPost } from './nights-to-post.ts';

/** What the audit of a night will post, room by room, and who is not where the bookings say. */
export const seeNightAudit = defineQuery({
  name: 'booking.see-night-audit',
  route: 'GET api/booking/night-audit',
  permission: 'modify_room_booking',
  input: z.strictObject({ business_day: z.iso.date('not_date').optional() }),
  answers: nightAuditAnswer,
  async run(context) {
    const business_day = context.input.business_day ?? lastNight(context);
    const nights = await nightsToPost(context, business_day);
    return {
      business_day,
      nights,
      total: nights.reduce((sum, { total_amount }) => sum + total_amount, 0n),
      arrivals: await arrivalsOpen(context, business_day),
      departures: await departuresOpen(context, business_day),
      tills: await openTills(context),
      carts: await waitingCarts(context),
      owing: await guestsOwing(context),
    };
  },
});
