import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What a dispatcher looks at while a trip is being planned: how full it is, who is free for it, and what waits for the way back. */
export const tripPreview = one({
  /** Of its truck and trailer; nothing where no cargo is chosen. */
  load: maybe(
    one({
      kg: maybe(f.quantity()),
      m3: maybe(f.quantity()),
      capacity_kg: maybe(f.quantity()),
      capacity_m3: maybe(f.quantity()),
      /** By weight or by room, whichever is more. */
      percent: maybe(f.integer()),
    }),
  ),
  /** Whether the truck that is chosen is free for the time; nothing where none is, or no time. */
  is_free: maybe(f.flag()),
  /** The nearest to where the trip begins first. */
  trucks: many({
    id: f.text(),
    registration: f.text(),
    driver_id: maybe(f.text()),
    driver: maybe(f.text()),
    /** Where it will be by then, as far as is known, and how many kilometres from there to where the trip begins. */
    place: maybe(f.text()),
    distance: maybe(f.quantity()),
    /** That it carries what is chosen, as far as weights are known. */
    carries: f.flag(),
  }),
  /** Cargos that wait where the trip ends, or will within two days. */
  returns: many({
    id: f.text(),
    title: f.text(),
    customer: f.text(),
    destination: maybe(f.text()),
    weight: maybe(f.quantity()),
    volume: maybe(f.quantity()),
    price: maybe(f.money()),
    pickup_from: maybe(f.datetime()),
  }),
});
