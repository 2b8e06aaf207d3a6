import { many, maybe, one, sometimes, underRight, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { GOOD_ON_FORM } from '../product/good.answer.ts';
import { product } from '../product/product.entity.ts';
import { CHOSEN_STORES } from '../store/chosen-stores.answer.ts';

/** Where stock can be adjusted, and the business day. */
export const adjustmentTermsAnswer = one({ today: f.date(), stores: CHOSEN_STORES });

/** Products with what is in the store and what one is worth; whether anything is in stock everybody hears. */
export const adjustmentGoodsAnswer = many({
  ...GOOD_ON_FORM,
  batch_tracking: f.code(product.fields.batch_tracking.choices),
  /** What lies in the store, the batch that leaves first on top. */
  batches: many({
    number: f.text(),
    expire_date: maybe(f.date()),
    quantity: underRight('view_product_stock', f.quantity()),
  }),
  is_in_stock: f.flag(),
  /** Of a store that the reader may use. */
  stock: underRight('view_product_stock', f.quantity()),
  /** What one is worth, where any are in stock. */
  average: sometimes(f.money({ read: 'view_buying_price' })),
});

/** What counts answered to documents that came after them and belong before. */
export const answeredAnswer = many({
  /** The count, a stock take or an adjustment. */
  count_kind: f.text(),
  count_id: f.id('stock-take'),
  /** The document that came late, and its number where it has one. */
  source_kind: f.text(),
  source_id: f.id('sale'),
  document: maybe(f.text()),
  date: f.date(),
  product_id: f.id('product'),
  product_name: f.text(),
  store_id: f.id('store'),
  store_name: f.text(),
  quantity: f.quantity(),
  value: f.money({ read: 'view_buying_price' }),
});

/** A product as the form of an adjustment shows it. */
export type AdjustedGood = WireOf<typeof adjustmentGoodsAnswer>[number];
