import { currencyCodes } from '#core/currencies.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

const kept = { owner: 'system' } as const;
const seen = { read: 'view_discount' } as const;

/** A line that is agreed with a customer: what somebody says of it, and what the catalogue and the price function make of it. */
export const agreedLineFields = {
  product: f.ref('product', { required: true }),
  /** What its product is usually sold in where left out, else the unit that its stock is kept in. */
  unit: f.choice(UNITS_OF_MEASURE),
  quantity: f.quantity({ required: true }),
  /** The price of the catalogue where left out. */
  unit_price: f.money(),
  /** What is taken off the line; where a percentage was said, what that comes to. */
  discount: f.money(seen),
  discount_percent: f.percent(seen),
  factor: f.integer(kept),
  is_service: f.flag(kept),
  list_price: f.money(kept),
  sale_discount: f.money({ ...kept, ...seen }),
  tax_type: f.choice(['standard', 'zero', 'exempt', 'special'], kept),
  vat_rate: f.percent(kept),
  net_amount: f.money(kept),
  tax: f.money(kept),
  total_amount: f.money(kept),
};

/** What is said of the whole before it is priced. */
export const agreedTerms = {
  currency: f.code(currencyCodes, kept),
  /** As the branch quotes its prices where left out. */
  price_mode: f.choice(['exclusive', 'inclusive']),
};

/** What the lines come to. */
export const agreedSums = {
  discount: f.money(seen),
  discount_percent: f.percent(seen),
  net_amount: f.money(kept),
  tax: f.money(kept),
  total_amount: f.money(kept),
};
