import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { arrivalsOpen, departuresOpen, lastNight, nightsToPost } from './nights-to-post.ts';

/** What the audit of a night will post, room by room, and who is not where the bookings say. */
export const seeNightAudit = defineQuery({
  name: 'booking.see-night-audit',
  route: 'GET api/booking/night-audit',
  permission: 'modify_room_booking',
  input: z.strictObject({ business_day: z.iso.date('not_date').optional() }),
  async run(context) {
    const { branch, input } = context;
    const business_day = input.business_day ?? lastNight(context);
    const onWire = (amount: bigint) => moneyToWire(amount, branch.currency);
    const nights = await nightsToPost(context, business_day);
    return {
      business_day,
      nights: nights.map((night) => ({ ...night, total_amount: onWire(night.total_amount) })),
      total: onWire(nights.reduce((sum, { total_amount }) => sum + total_amount, 0n)),
      arrivals: await arrivalsOpen(context, business_day),
      departures: await departuresOpen(context, business_day),
    };
  },
});
