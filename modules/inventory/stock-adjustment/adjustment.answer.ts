import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { CHOSEN_STORES } from '../store/chosen-stores.answer.ts';

/** Where stock can be adjusted, and the business day. */
export const adjustmentTermsAnswer = one({ today: f.date(), stores: CHOSEN_STORES });

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
