import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { quantityToWire } from '#core/quantity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { booking } from '../booking.entity.ts';
import { nightAuditAnswer } from '../booking-questions.answer.ts';
import {
  choiceOf,
  type GuestChoice,
  OF_ARRIVALS,
  OF_DEPARTURES,
  OF_GUEST,
  openChoices,
} from '../open-choices.rules.ts';
import { guestsOwing, openTills, waitingCarts } from './around-the-night.ts';
import { leftOpen, nightsMore } from './left-open.ts';
import { unknownGuest } from './named-guests.ts';
import { arrivalsOpen, departuresOpen, lastNight, nightsToPost, type OfTonight } from './nights-to-post.ts';

const ONE = `[0-9a-f-]{36}:(${OF_GUEST.join('|')})`;
const GUESTS = new RegExp(`^${ONE}(,${ONE})*$`);

function choiceOfText(said: string): GuestChoice {
  const [booking_id = '', choice] = said.split(':');
  return { booking_id, choice: OF_GUEST.find((one) => one === choice) ?? 'stop' };
}

/** What the audit of a night will post, room by room, and who is not where the bookings say. */
export const seeNightAudit = defineQuery({
  name: 'booking.see-night-audit',
  route: 'GET api/booking/night-audit',
  permission: 'modify_room_booking',
  input: z.strictObject({
    business_day: z.iso.date('not_date').optional(),
    departures: z.enum(OF_DEPARTURES).optional(),
    arrivals: z.enum(OF_ARRIVALS).optional(),
    /** Of some guests by themselves: `booking:choice`, one after the other with commas. */
    guests: z
      .string()
      .max(20_000, 'too_long')
      .regex(GUESTS, 'not_choices')
      .transform((said) => said.split(',').map(choiceOfText))
      .optional(),
  }),
  answers: nightAuditAnswer,
  async run(context) {
    const business_day = context.input.business_day ?? lastNight(context);
    const choices = openChoices(context.branch.settings, context.input);
    const { guests = [] } = context.input;
    if ((await unknownGuest(context, guests)) >= 0) throw NotFound();
    const { staying, missing } = await leftOpen(context, business_day, { ...choices, guests });
    const departures = await departuresOpen(context, business_day);
    const added = await nightsToAdd(
      context,
      departures.filter(({ booking_id }) => staying.includes(booking_id)),
      business_day,
    );
    const posted = (await nightsToPost(context, business_day)).map((night) => ({
      ...night,
      is_added: false,
    }));
    const nights = [...posted, ...added];
    const isAdded = new Set(added.map(({ booking_id }) => booking_id));
    return {
      business_day,
      choices,
      nights,
      total: nights.reduce((sum, { total_amount }) => sum + total_amount, 0n),
      arrivals: (await arrivalsOpen(context, business_day)).map((one) => ({
        ...one,
        choice: choiceOf(one.booking_id, choices.arrivals, OF_ARRIVALS, guests),
        is_decided: missing.includes(one.booking_id),
      })),
      departures: departures.map((one) => ({
        ...one,
        choice: choiceOf(one.booking_id, choices.departures, OF_DEPARTURES, guests),
        is_decided: isAdded.has(one.booking_id),
      })),
      tills: await openTills(context),
      carts: await waitingCarts(context),
      owing: await guestsOwing(context),
    };
  },
});

/** The nights of guests who stay on, as the audit will post them. */
async function nightsToAdd(context: QueryContext, guests: readonly OfTonight[], business_day: string) {
  const added = [];
  for (const { booking_id, number, guest, room } of guests) {
    const stay = await findRow(booking, booking_id, context);
    const row = {
      ...stay,
      ...{ check_in: String(stay.check_in), check_out: String(stay.check_out) },
    };
    const more = await nightsMore(context, row, addDays(business_day, 1));
    for (const { night, total_amount, foreign_amount } of more)
      added.push({
        ...{ booking_id, number, guest, room, day: night, total_amount, is_added: true },
        foreign: foreign_amount ? `${row.currency} ${quantityToWire(foreign_amount)}` : null,
      });
  }
  return added;
}
