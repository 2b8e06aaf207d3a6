import { many, maybe, type One, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '../units.ts';

/** A further unit of a product, with a barcode of its own where it has one. */
export const UNIT_OF_GOOD = {
  unit: f.choice(UNITS_OF_MEASURE),
  factor: f.integer(),
  barcode: maybe(f.text()),
};

/** A product as a form finds it: by name or code, in the units that it is kept in and those with a barcode of their own. */
export const GOOD_ON_FORM = {
  id: f.id('product'),
  name: f.text(),
  code: maybe(f.text()),
  barcodes: f.texts(),
  unit_of_measure: f.choice(UNITS_OF_MEASURE),
  whole_units: f.flag(),
  units: many(UNIT_OF_GOOD),
};

export type GoodOnForm = WireOf<One<typeof GOOD_ON_FORM>>;
