import { many, maybe, one, sometimes, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { GOOD_ON_FORM } from '../product/good.answer.ts';
import { product } from '../product/product.entity.ts';
import { UNITS_OF_MEASURE } from '../units.ts';

/** Products as they are counted; nothing says how many there should be. */
export const countedGoodsAnswer = many({
  ...GOOD_ON_FORM,
  placement: maybe(f.text()),
  batch_tracking: f.code(product.fields.batch_tracking.choices),
  batches: many({ number: f.text(), expire_date: maybe(f.date()) }),
});

/**
 * What has been counted, and what lies in the store by the books and has not been. Stock and value stand there for those who may
 * see them, once no blind count goes on.
 */
export const countLinesAnswer = one({
  is_hidden: f.flag(),
  not_counted: many({ product_id: f.id('product'), name: f.text() }),
  not_counted_total: f.integer(),
  lines: many({
    product_id: f.id('product'),
    name: f.text(),
    code: maybe(f.text()),
    unit: maybe(f.choice(UNITS_OF_MEASURE)),
    batch: maybe(f.text()),
    counted: f.quantity(),
    times: f.integer(),
    counted_at: f.datetime(),
    counted_by_name: maybe(f.text()),
    stock_then: sometimes(f.quantity()),
    variance: sometimes(f.quantity()),
    value: sometimes(f.money({ read: 'view_buying_price' })),
  }),
});

/** What is counted of each product by now; it says nothing about the stock. */
export const countedAnswer = one({
  lines: many({ product_id: f.id('product'), batch: maybe(f.text()), counted: f.quantity() }),
});

export type CountedGood = WireOf<typeof countedGoodsAnswer>[number];
export type CountLines = WireOf<typeof countLinesAnswer>;
export type CountLine = CountLines['lines'][number];
