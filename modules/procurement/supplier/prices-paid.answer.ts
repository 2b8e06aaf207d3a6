import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

/** What a supplier was last paid for each product, the newest first. */
export const pricesPaidAnswer = one({
  /** Of how many products a price is known. */
  count: f.integer(),
  prices: many({
    product_id: f.id('product'),
    product_name: f.text(),
    unit: f.choice(UNITS_OF_MEASURE),
    /** Pieces in it. */
    factor: f.integer(),
    price: f.money(),
    date: f.date(),
    /** By how many percent a piece was dearer than at the time before; nothing where it was bought once. */
    change: maybe(f.integer({ min: -1 })),
  }),
});

export type PricesPaid = WireOf<typeof pricesPaidAnswer>;
