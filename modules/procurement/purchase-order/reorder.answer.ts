import { many, maybe, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

/** What should be ordered now, with the figures that say why. */
export const reorderAnswer = many({
  product_id: f.id('product'),
  product_name: f.text(),
  supplier_id: maybe(f.id('supplier')),
  supplier_name: maybe(f.text()),
  lead_days: f.integer(),
  unit: f.choice(UNITS_OF_MEASURE),
  base_unit: f.choice(UNITS_OF_MEASURE),
  factor: f.integer(),
  price: maybe(f.money()),
  price_mode: f.code(['inclusive', 'exclusive']),
  quantity: f.quantity(),
  on_hand: f.quantity(),
  reserved: f.quantity(),
  incoming: f.quantity(),
  sold: f.quantity(),
  alert: f.quantity(),
  available: f.quantity(),
  order_at: f.quantity(),
});

/** A product that should be ordered, as the server suggests it. */
export type Suggestion = WireOf<typeof reorderAnswer>[number];
