import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '../units.ts';

/**
 * A further unit of a product: how many of the first go into it, its own barcode and its own price; one of all is what it is
 * usually bought in, and one what it is usually sold in.
 */
export const UNIT_FIELDS = {
  unit: f.choice(UNITS_OF_MEASURE, { required: true }),
  factor: f.integer({ required: true, min: 1 }),
  barcode: f.text({ max: 64, search: true }),
  selling_price: f.money({ read: 'view_selling_price', write: 'modify_selling_price' }),
  bought: f.flag({ default: false }),
  sold: f.flag({ default: false }),
};
