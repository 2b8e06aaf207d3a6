import { many } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

/** In which unit the stock of what was sold is kept. */
export const saleUnitsAnswer = many({
  product_id: f.id('product'),
  unit_of_measure: f.choice(UNITS_OF_MEASURE),
});
