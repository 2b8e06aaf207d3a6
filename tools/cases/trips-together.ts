import { addDays } from '#core/business-day.ts';
import type { PlainEvent, TripCase, TripEvent } from './trip-story.ts';

const OTHER_TRUCK = 'T 309 DWL';

/** Trips that are confirmed one after the other, as a list does it with those that are selected (TW-22); nothing for other events. */
export function confirmedTogether(
  { do: what, expect }: TripEvent,
  { given }: TripCase,
  begins: string,
): PlainEvent[] | null {
  if (what !== 'truck-order/confirm (ids of all)') return null;
  const orders = given.orders as readonly { id: string; case: string }[];
  const shows = expect?.shows ?? {};
  const time = { from: `${begins}T10:00`, to: `${addDays(begins, 3)}T18:00` };
  const truckOf = (said: string) =>
    said === 'no truck' ? { truck: null } : said === 'other truck' ? { truck: OTHER_TRUCK } : {};
  return [
    ...orders.map(({ id, case: said }) => ({
      ...{ command: 'truck-order', key: id },
      input: { ...time, ...truckOf(said) },
    })),
    ...orders.map(({ id }): PlainEvent => {
      const [told = '', why = ''] = String(shows[id]).split(': ');
      const asked = { command: 'truck-order/confirm', input: { key: id } };
      return told === 'refused'
        ? { ...asked, refused: { code: CODES.find(([pattern]) => pattern.test(why))?.[1] ?? why, why } }
        : { ...asked, expect: { document: { order: told } } };
    }),
  ];
}

const CODES: readonly (readonly [RegExp, string])[] = [
  [/is on order/, 'taken_by_trip'],
  [/^Choose a truck/, 'no_truck'],
];
