import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { exchangeOf, inBase } from '#core/trade/exchange.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { depositAsked, depositDue } from '../../room-type/deposit.rules.ts';
import { fitsNight, leastNights } from '../../room-type/room-type.rules.ts';
import { stayIsInOrder } from '../booking.rules.ts';
import { stayQuoteAnswer } from '../booking-questions.answer.ts';
import { placesLeft } from './places-of-type.ts';
import { type Night, planNights, sumOf, sumsOf, type Wish } from './plan-stay.ts';
import { freeRooms } from './read-rooms.ts';
import { type QuotedType, quotedType } from './read-type.ts';

/** As many guests as a room has at most. */
const MOST_GUESTS = 50;
const MOST_BEDS = 20;

/** What the stay would cost at the price that its type has in another currency. */
function inOther({ branch }: Pick<ActorContext, 'branch'>, type: QuotedType, wish: Wish) {
  const exchange = exchangeOf(type, branch.currency);
  const price = type.foreign_price;
  if (!exchange || !price) return null;
  const foreign = { ...exchange, price };
  const nights = planNights(
    { branch },
    type,
    { ...wish, foreign, price: inBase(price, exchange.rate, branch.currency) },
    [],
  );
  return { currency: exchange.currency, price, total: sumsOf(nights).foreign_amount ?? price };
}

/** What would be asked for ahead, and by which day. */
function depositOf(
  { clock, branch }: Pick<ActorContext, 'clock' | 'branch'>,
  type: QuotedType,
  { check_in, nights }: { check_in: string; nights: readonly Night[] },
) {
  const amount = depositAsked(type, { stay_amount: sumOf(nights), nights });
  return amount && { amount, due: depositDue(type, check_in, today(clock, branch)) };
}

/**
 * What a stay would cost in a room of a type, night by night and why, and how many of its rooms are free for all of it. It takes
 * nothing: a booking made a moment later comes to the same sum (hotel.md 8).
 */
export const quoteStay = defineQuery({
  name: 'booking.quote',
  route: 'GET api/booking/quote',
  permission: 'list_room_bookings',
  input: z.strictObject({
    room_type_id: z.uuid('not_id'),
    check_in: z.iso.date('not_date'),
    /** The day after arrival where left out. */
    check_out: z.iso.date('not_date').optional(),
    guests: z.coerce.number().int().min(1, 'too_small').max(MOST_GUESTS, 'too_large').default(1),
    extra_beds: z.coerce.number().int().min(0, 'too_small').max(MOST_BEDS, 'too_large').default(0),
  }),
  answers: stayQuoteAnswer,
  async run(context) {
    const { input } = context;
    const { room_type_id, check_in, check_out = addDays(check_in, 1), guests, extra_beds } = input;
    stayIsInOrder({ check_in, check_out });
    const type = await quotedType(context, room_type_id);
    const wish = {
      ...{ check_in, check_out, adults: guests, children: 0, extra_beds },
      ...{ price: null, room_id: '', in_room_from: check_in },
    };
    const nights = planNights(context, type, wish, []);
    const free = await freeRooms(context, room_type_id, {
      booking_id: '',
      since: check_in,
      until: check_out,
    });
    const nightsWanted = new Map(nights.map(({ night }) => [night, 0]));
    const least = leastNights(
      type.rates,
      nights.map(({ night }) => night),
    );
    const left = await placesLeft(context, room_type_id, nightsWanted);
    return {
      room_type: type.name,
      free: Math.max(0, Math.min(free.length, ...left.map((night) => night.left))),
      left: Math.max(0, Math.min(...left.map((night) => night.left))),
      rooms: free.map(({ number }) => number),
      levy: nights.reduce((sum, { levy }) => sum + (levy ?? 0n), 0n),
      nights: nights.map(({ night, price, levy, total_amount }) => ({
        ...{ night, price, levy: levy ?? 0n, total_amount },
        rates: type.rates.filter((rate) => fitsNight(rate, night)).map(({ name }) => name),
      })),
      // Told where it is fewer than the rates ask for.
      min_nights: least > nights.length ? least : null,
      total: sumOf(nights),
      deposit: depositOf(context, type, { check_in, nights }),
      foreign: inOther(context, type, wish),
    };
  },
});
