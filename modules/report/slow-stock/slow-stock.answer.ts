import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { OF_BRANCHES } from '../scope.answer.ts';
import { IDLE_AGES } from './slow-stock.rules.ts';

const worth = f.money({ min: -1 });

/** What the goods of some branches are worth at the end of a day, by how long none of them was sold. */
export const slowStockAnswer = one({
  /** The end of this day. */
  date_to: f.date(),
  ...OF_BRANCHES,
  ...PAGES,
  /** Of all goods, whichever of them are shown. */
  totals: one({ value: worth, to_30: worth, to_90: worth, to_180: worth, older: worth }),
  /** What the books say of stock at that end; nothing for people who see some stores alone. */
  booked: maybe(worth),
  /** Those worth most first. */
  data: many({
    product_id: f.id('product'),
    product_name: f.text(),
    unit: f.choice(UNITS_OF_MEASURE),
    quantity: f.quantity({ min: -1 }),
    value: worth,
    /** Within ninety days up to that day, less what came back. */
    sold: f.quantity({ min: -1 }),
    last_sold: maybe(f.date()),
    idle_days: f.integer(),
    idle_age: f.choice(IDLE_AGES),
    /** How many days it lasts at that pace. */
    lasts_days: maybe(f.integer()),
  }),
});

export type SlowStock = WireOf<typeof slowStockAnswer>;
