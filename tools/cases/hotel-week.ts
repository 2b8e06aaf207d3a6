import { addDays } from '#core/business-day.ts';
import type { Given } from './hotel-case.ts';
import type { StoryEvent } from './hotel-expected.ts';

const FIRST = '2026-12-07';

/** Rooms, nights and what they brought, as a story counts them. */
interface Counted {
  rooms: number;
  days: number;
  closed_nights: number;
  sold_nights: number;
  complimentary_nights: number;
  room_revenue: number;
}

/** The nights that a story counts. */
export const COUNTED = { since: FIRST, until: addDays(FIRST, 6) };

/** Whether a story counts nights and names none of them. */
export const isCounted = (given: Given): given is Given & Counted => typeof given.sold_nights === 'number';

/**
 * A week as it is counted: some nights closed, some given for nothing, the others sold at prices that come to what they brought. The
 * rooms are filled one after the other; none of them sells a night twice.
 */
export function countedNights({ rooms, days, closed_nights, ...nights }: Counted): StoryEvent[] {
  const { sold_nights, complimentary_nights, room_revenue } = nights;
  const numbers = Array.from({ length: rooms }, (_, place) => String(401 + place));
  const price = Math.floor(room_revenue / sold_nights);
  const dearest = room_revenue - price * (sold_nights - 1);
  // The last room is closed for some nights, so the stays begin with the first.
  const free = numbers
    .slice(0, -1)
    .flatMap((room) => Array.from({ length: days }, (_, day) => ({ room, check_in: addDays(FIRST, day) })));
  const stay = (place: number, more: object): StoryEvent => {
    const { room = '', check_in = FIRST } = free[place] ?? {};
    const night = { room, check_in, check_out: addDays(check_in, 1), customer: 'Kilimo Ltd', ...more };
    return { command: 'booking', key: `night ${place}`, input: night };
  };
  const given = Array.from({ length: complimentary_nights }, (_, place) =>
    stay(sold_nights + place, { complimentary: true, price_reason: 'Guest of the house' }),
  );
  const sold = Array.from({ length: sold_nights }, (_, place) =>
    stay(place, { price: place === 0 ? dearest : price }),
  );
  const until = addDays(FIRST, closed_nights - 1);
  const holds = [{ since: FIRST, until, reason: 'Painting' }];
  return [
    ...numbers.map((number) => ({
      ...{ command: 'hotel.room', key: `room ${number}` },
      input: { number, type: 'Standard', ...(number === numbers.at(-1) ? { holds } : {}) },
    })),
    ...sold,
    ...given,
  ];
}
