import { many, maybe, one, underRight, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { GOOD_ON_FORM, UNIT_OF_GOOD } from '#modules/inventory/product/good.answer.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

/** Products as whoever buys them needs them: units, stock, what it is worth and the last price. */
export const purchaseGoodsAnswer = many({
  ...GOOD_ON_FORM,
  batch_tracking: f.code(product.fields.batch_tracking.choices),
  tax: f.code(product.fields.tax.choices),
  /** Of one of them `bought` says that goods usually come in it. */
  units: many({ ...UNIT_OF_GOOD, bought: f.flag() }),
  stock: f.quantity(),
  value: f.money(),
  selling_price: underRight('view_selling_price', f.money()),
  last: maybe(
    one({ price: f.money(), factor: f.integer(), unit: f.choice(UNITS_OF_MEASURE), date: f.date() }),
  ),
});

/** A product as the form of a purchase shows it. */
export type FoundGood = WireOf<typeof purchaseGoodsAnswer>[number];
