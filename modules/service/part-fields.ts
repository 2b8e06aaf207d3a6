import { f } from '#core/fields.ts';

/** Goods that a job needs, in the unit of their stock. */
export const PART = {
  product: f.ref('product', { required: true }),
  quantity: f.quantity({ required: true }),
  /** The price of the catalogue where left out; nothing where it is in the price of the work. */
  unit_price: f.money(),
};
