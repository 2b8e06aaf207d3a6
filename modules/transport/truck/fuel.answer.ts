import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What a truck went on its fuel, from one full tank to the next, the latest last; of each whether it drank too much. */
export const fuelOfTruck = one({
  mean_km_per_litre: maybe(f.quantity()),
  stretches: many({
    date: f.date(),
    from_km: f.quantity(),
    to_km: f.quantity(),
    litres: f.quantity(),
    km_per_litre: f.quantity(),
    /** Far below the mean, or more litres at once than its tank holds. */
    is_flagged: f.flag(),
  }),
});
