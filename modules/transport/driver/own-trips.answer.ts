import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The trips of a driver as his phone shows them, also without a network: where, with what, when, and what he holds; no prices. */
export const ownTrips = one({
  /** Whom he calls. */
  office: maybe(f.phone()),
  trips: many({
    id: f.id('truck-order'),
    number: f.text(),
    status: f.text(),
    customer_name: f.text(),
    origin: f.text(),
    destination: f.text(),
    truck_id: f.id('truck'),
    plate: f.text(),
    starts: f.datetime(),
    ends: f.datetime(),
    odometer_out: maybe(f.quantity()),
    advance_open: f.money({ min: -1 }),
    cargos: many({
      title: f.text(),
      quantity: maybe(f.quantity()),
      unit: maybe(f.text()),
      receiver_name: maybe(f.text()),
      receiver_phone: maybe(f.phone()),
    }),
    notes: many({ at: f.datetime(), text: f.text() }),
  }),
});
