import { addDays } from '#core/business-day.ts';
import type { Words } from './case-file.ts';
import type { PlainEvent, TripEvent } from './trip-story.ts';

/** What may be going on with a truck, in a row of TW-13. */
interface Standing {
  out_of_service_hold: boolean;
  service_in_progress: boolean;
  order_loading_or_in_transit: boolean;
  confirmed_within_window_or_reserved_hold: boolean;
  status: string;
}

/**
 * How trucks stand by what is going on with them, each with a truck of its own: rows of what is going on, or in how many days
 * their trips start. Nothing for other events.
 */
export function standings({ do: what, expect }: TripEvent, begins: string): PlainEvent[] | null {
  const state = expect?.state ?? {};
  if (what === 'truck/list' && Array.isArray(state.rows)) {
    const rows = state.rows as readonly Standing[];
    const shows = Object.fromEntries(rows.map(({ status }, place) => [`ROW ${place}`, status]));
    return [...rows.flatMap((row, place) => standing(row, place, begins)), asked(shows)];
  }
  if (!what.includes('starts in so many days')) return null;
  const days = Object.entries(state);
  const trips = days.flatMap(([inDays]) => {
    const day = addDays(begins, Number(inDays));
    return [
      truckOf(`DAY ${inDays}`),
      ...trip(`DAY ${inDays}`, [`${day}T08:00`, `${day}T08:30`], ['confirm']),
    ];
  });
  return [...trips, asked(Object.fromEntries(days.map(([inDays, status]) => [`DAY ${inDays}`, status])))];
}

const asked = (shows: Words): PlainEvent => ({ report: 'truck/list', input: {}, expect: { shows } });
const truckOf = (plate: string): PlainEvent => ({ command: 'trip.truck', key: plate, input: { plate } });

function standing(row: Standing, place: number, begins: string): PlainEvent[] {
  const plate = `ROW ${place}`;
  // One driver has them all, one after the other.
  const hours = [`${10 + place}:00`, `${10 + place}:30`];
  const on = (day: string) => hours.map((hour) => `${day}T${hour}`);
  const out = ['confirm', 'load', 'depart'];
  const service = { title: 'Brakes', truck: plate };
  return [
    truckOf(plate),
    ...(row.order_loading_or_in_transit ? trip(plate, on(begins), out) : []),
    ...(row.confirmed_within_window_or_reserved_hold
      ? trip(plate, on(addDays(begins, 2)), ['confirm'], ' later')
      : []),
    ...(row.service_in_progress
      ? [
          { command: 'truck-service', key: `service of ${plate}`, input: service },
          { command: 'truck-service/approve', input: { key: `service of ${plate}` } },
        ]
      : []),
    ...(row.out_of_service_hold
      ? [{ command: 'trip.hold', input: { plate, since: begins, kind: 'out_of_service' } }]
      : []),
  ];
}

function trip(
  truck: string,
  [from, to]: readonly string[],
  steps: readonly string[],
  which = '',
): PlainEvent[] {
  const key = `trip of ${truck}${which}`;
  return [
    { command: 'truck-order', key, input: { truck, from, to } },
    ...steps.map((name) => ({ command: `truck-order/${name}`, input: { key } })),
  ];
}
