import { addDays } from '#core/business-day.ts';
import type { Words } from './case-file.ts';
import { YARD } from './trip-expected.ts';
import type { PlainEvent, TripCase, TripEvent } from './trip-story.ts';

/** How long a trip takes with what comes before and after it. */
const DAYS = 3;
const TWO = 2;

/**
 * What a trip is expected to cost before it is accepted: the closed trips of its route first, as TW-23 gives them, and of a
 * second route two of them; nothing for other events.
 */
export function tripsBefore(
  { do: what, expect }: TripEvent,
  { given }: TripCase,
  begins: string,
): PlainEvent[] | null {
  if (!what.startsWith('truck-order (preview')) return null;
  const { trips, route, price } = given as unknown as Given;
  const isSecond = what.includes('two closed trips');
  const way = isSecond ? 'way of two trips' : 'way';
  const first = isSecond ? trips.length : 0;
  const made = trips.slice(0, isSecond ? TWO : trips.length);
  const { fuel_price, ...figures } = route;
  const told = made.flatMap((costs, place) =>
    closedTrip({ way, costs, price, fuel_price, begins, place: first + place }),
  );
  const asked = { report: 'truck-order (preview)', input: { way, price } };
  const date = addDays(begins, (first + made.length) * DAYS);
  return [
    ...(isSecond ? [{ command: 'trip.route', key: way, input: { ...figures, name: 'Dodoma', price } }] : []),
    ...told,
    { ...asked, date, expect: { shows: expect?.shows ?? {} } },
  ];
}

interface Given {
  trips: readonly Words[];
  route: Words;
  price: number;
}

interface Closed {
  way: string;
  costs: Words;
  price: number;
  fuel_price: unknown;
  begins: string;
  /** Which of all trips of the story it is. */
  place: number;
}

function closedTrip({ way, costs, price, fuel_price, begins, place }: Closed): PlainEvent[] {
  const key = `closed trip ${place}`;
  const date = addDays(begins, place * DAYS);
  const back = addDays(date, 1);
  const step = (name: string, on: string): PlainEvent => ({
    ...{ command: `truck-order/${name}`, date: on },
    input: { key },
  });
  const vat = Math.round(price * 18) / 100;
  return [
    { command: 'truck-order', key, date, input: { way, from: `${date}T10:00`, to: `${back}T20:00` } },
    ...['confirm', 'load', 'depart'].map((name) => step(name, date)),
    ...Object.entries(costs).map(([kind, cost]) => ({
      ...{ command: 'truck-operation', date },
      input: { kind, cost, trip: key, ...(kind === 'fuel' ? { price: fuel_price } : {}) },
      expect: posts(date, [kind === 'fuel' ? '5100' : '6090', Number(cost)], ['1010', -Number(cost)]),
    })),
    {
      ...step('deliver', back),
      expect: posts(back, ['1100', price + vat], ['4300', -price], ['2200', -vat]),
    },
    step('close', back),
  ];
}

/** One entry: above zero a debit. */
export function posts(date: string, ...lines: readonly [string, number][]) {
  return {
    entries: [
      {
        ...{ branch: YARD, date },
        lines: lines.map(([account, amount]) => ({
          ...{ account, debit: Math.max(amount, 0), credit: Math.max(-amount, 0) },
          ...(account === '1010' ? { money_account: 'cash' } : {}),
        })),
      },
    ],
  };
}
