import { addDays } from '#core/business-day.ts';
import type { Words } from './case-file.ts';
import type { PlainEvent, TripCase, TripEvent } from './trip-story.ts';
import { posts } from './trips-before.ts';

/** How long a trip takes, so that its kilometres are none that a day cannot have. */
const DAYS = 3;

/** A month of a truck as TW-21 gives it: its trips with their costs, the work on it, and the office; nothing for other events. */
export function monthOfTruck({ do: what, expect }: TripEvent, { given }: TripCase, begins: string) {
  if (what !== 'report (truck)') return null;
  const { freights, trip_costs, service, office, km } = given as unknown as Month;
  const each = Math.floor(km / freights.length);
  const trips = freights.flatMap((price, place) => {
    const day = addDays(begins, place * (DAYS + 1));
    const last = place === freights.length - 1;
    const from = 10_000 + place * each;
    const to = last ? 10_000 + km : from + each;
    return aTrip({ key: `trip ${place}`, day, price, cost: Number(trip_costs[place]), from, to });
  });
  const date = addDays(begins, freights.length * (DAYS + 1));
  const work = { key: 'work' };
  const told: PlainEvent[] = [
    ...trips,
    { ...{ command: 'truck-service', date, key: 'work' }, input: { title: 'Brakes', cost: service } },
    {
      command: 'truck-service/approve',
      date,
      input: work,
      expect: posts(date, ['5110', service], ['2010', -service]),
    },
    {
      command: 'trip.office',
      date,
      input: { amount: office },
      expect: posts(date, ['6090', office], ['2010', -office]),
    },
    { report: what, date, input: {}, expect: { shows: expect?.shows ?? {} } },
  ];
  return told;
}

interface Month {
  freights: readonly number[];
  trip_costs: readonly number[];
  service: number;
  office: number;
  km: number;
}

interface Driven {
  key: string;
  day: string;
  price: number;
  cost: number;
  from: number;
  to: number;
}

function aTrip({ key, day: date, price, cost, from, to }: Driven): PlainEvent[] {
  const back = addDays(date, DAYS);
  const vat = Math.round(price * 18) / 100;
  const step = (name: string, said: Words = {}) => ({
    ...{ command: `truck-order/${name}`, date },
    input: { ...said, key },
  });
  return [
    {
      ...{ command: 'truck-order', key, date },
      input: { price, from: `${date}T10:00`, to: `${back}T20:00` },
    },
    step('confirm'),
    step('load', { odometer: from }),
    step('depart'),
    {
      ...{ command: 'truck-operation', date },
      input: { kind: 'other', cost, trip: key },
      expect: posts(date, ['6090', cost], ['1010', -cost]),
    },
    {
      ...step('deliver', { odometer: to }),
      date: back,
      expect: posts(back, ['1100', price + vat], ['4300', -price], ['2200', -vat]),
    },
  ];
}
