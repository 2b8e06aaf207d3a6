import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** How a trip stands that is shown. */
const STATUSES = ['draft', 'confirmed', 'loading', 'in_transit', 'delivered', 'closed'] as const;

/** What all trucks do over some days, and every trip that is not over yet. */
export const boardAnswer = one({
  date: f.date(),
  days: f.integer(),
  now: f.datetime(),
  /** So long a truck rests after a trip before the next. */
  turn_round_hours: f.integer(),
  trucks: many({
    id: f.id('truck'),
    registration: f.text(),
    make: f.text(),
    kind: f.text(),
    driver: maybe(f.text()),
    driver_id: maybe(f.id('user')),
    status: f.text(),
    /** The day on which the first of its road papers ends, and a critical service that is overdue. */
    papers_end: maybe(f.date()),
    overdue: maybe(f.text()),
  }),
  more_trucks: f.integer(),
  orders: many({
    id: f.id('truck-order'),
    version: f.integer(),
    number: f.text(),
    status: f.code(STATUSES),
    /** Nothing of a draft that waits for a truck. */
    truck_id: maybe(f.id('truck')),
    trailer_id: maybe(f.id('truck')),
    truck: maybe(f.text()),
    customer: f.text(),
    route: f.text(),
    destination: f.text(),
    driver: maybe(f.text()),
    driver_id: maybe(f.id('user')),
    /** Until when the driver may drive, where that is known. */
    licence_ends: maybe(f.date()),
    starts: f.datetime(),
    ends: f.datetime(),
    started_at: maybe(f.datetime()),
    delivered_at: maybe(f.datetime()),
    /** Whole hours past its end of a trip that is still out; nought of any other. */
    late_hours: f.integer(),
    occupied_until: f.datetime(),
    /** The trip that waits for its truck already. */
    runs_into: maybe(f.text()),
  }),
  more_trips: f.integer(),
  taken: many({
    truck_id: f.id('truck'),
    kind: f.code(['service', 'trip']),
    /** The work, where it is of this branch; of a trip of another branch only whose it is. */
    label: maybe(f.text()),
    branch: maybe(f.text()),
    from: f.datetime(),
    to: maybe(f.datetime()),
  }),
  holds: many({
    truck_id: f.id('truck'),
    kind: f.code(['out_of_service', 'reserved']),
    since: f.date(),
    until: maybe(f.date()),
    reason: maybe(f.text()),
  }),
  /** Those who drive, and until when they may, where that is known. */
  drivers: many({ id: f.id('user'), name: f.text(), licence_ends: maybe(f.date()) }),
  /** What they have beside the trips that they drive: leave, or work elsewhere. */
  away: many({
    user_id: f.id('user'),
    label: maybe(f.text()),
    leave_id: maybe(f.text()),
    branch: maybe(f.text()),
    from: f.datetime(),
    to: maybe(f.datetime()),
  }),
});

export type Board = WireOf<typeof boardAnswer>;
