import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { truckOrderStates } from '../truck-order/truck-order.states.ts';
import { DUE } from '../truck-service/truck-service.rules.ts';
import { PAPERS } from './truck.rules.ts';

export const STANDINGS = ['out_of_service', 'service', 'trip', 'reserved', 'next_trip'] as const;

/** All that one looks at a truck for: where it is and until when, its month, what is due, its papers and its trips. */
export const cockpitOfTruck = one({
  /** Why it stands as it does; nothing of a truck that is free. */
  standing: maybe(
    one({
      kind: f.choice(STANDINGS),
      record_id: maybe(f.text()),
      title: maybe(f.text()),
      place: maybe(f.text()),
      /** Until when; of its next trip from when. Of a hold its last day alone. */
      at: maybe(f.datetime()),
      day: maybe(f.date()),
    }),
  ),
  seen: maybe(one({ place: f.text(), date: f.date(), by: maybe(f.text()) })),
  /** Without VAT, as the report of trucks has it, and from which day on. */
  month: maybe(
    one({
      since: f.date(),
      income: f.money(),
      costs: f.money(),
      profit: f.money(),
      distance: f.quantity(),
      profit_per_km: maybe(f.money()),
    }),
  ),
  services: many({
    id: f.text(),
    title: f.text(),
    critical: f.flag(),
    next_due_date: maybe(f.date()),
    next_due_km: maybe(f.quantity()),
    due: f.choice(DUE),
  }),
  papers: many({ kind: f.choice(PAPERS), number: maybe(f.text()), expires: f.date() }),
  trips: many({
    id: f.text(),
    number: f.text(),
    place: f.text(),
    customer: f.text(),
    status: f.state(truckOrderStates),
    starts: f.datetime(),
    net_amount: f.money(),
  }),
});
