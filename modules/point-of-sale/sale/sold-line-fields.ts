import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

/** A line of a sale: what was sold at which price, and what it cost. */
export const SOLD_LINE = {
  product: f.ref('product', { required: true }),
  unit: f.choice(UNITS_OF_MEASURE, { required: true }),
  factor: f.integer({ required: true }),
  quantity: f.quantity({ required: true }),
  /** Work that was done, and no goods; the product may be something else by now. */
  is_service: f.flag({ required: true }),
  list_price: f.money({ required: true }),
  unit_price: f.money({ required: true }),
  discount: f.money({ required: true, read: 'view_discount' }),
  sale_discount: f.money({ required: true, read: 'view_discount' }),
  tax_type: f.choice(['standard', 'zero', 'exempt', 'special'], { required: true }),
  vat_rate: f.percent({ required: true }),
  net_amount: f.money({ required: true }),
  tax: f.money({ required: true }),
  total_amount: f.money({ required: true }),
  /** In the unit that its stock is kept in. */
  returned_quantity: f.quantity({ required: true }),
  cost: f.money({ required: true, read: 'view_profit' }),
  below_cost: f.flag({ required: true, read: 'view_loss' }),
};
