import { many, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { GOOD_ON_FORM } from '../product/good.answer.ts';
import { UNITS_OF_MEASURE } from '../units.ts';

/** Where goods can be asked for, and where they can go. */
export const requestStoresAnswer = one({
  today: f.date(),
  from: many({ id: f.id('store'), name: f.text(), branch_id: f.id('branch'), branch_name: f.text() }),
  to: many({ id: f.id('store'), name: f.text() }),
});

/** What is free of each line where its goods come from. */
export const freeStockAnswer = many({ line_no: f.integer(), free: f.quantity() });

/** What of some products is free in a store that they are asked for from. */
export const sourceStockAnswer = many({ product_id: f.id('product'), free: f.quantity() });

/** Products by what is scanned or typed, with the units in which they can be asked for. */
export const requestGoodsAnswer = many(GOOD_ON_FORM);

/** The units in which the products of a request can be asked for, the one that stock is kept in first. */
export const requestUnitsAnswer = many({
  product_id: f.id('product'),
  units: many({ unit: f.choice(UNITS_OF_MEASURE), factor: f.integer() }),
});

export type UnitsOfProduct = WireOf<typeof requestUnitsAnswer>[number];
