import { many, maybe, one, underRight, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { product } from './product.entity.ts';

/** A document as a line on the page of a product names it. */
const NAMED = { source_kind: f.text(), source_id: f.text(), document: maybe(f.text()) };

/** What whoever sells, keeps or buys a product wants to know of it in this branch. */
export const overviewAnswer = one({
  incoming: one({
    quantity: f.quantity(),
    /** Those that the reader may see. */
    orders: many({
      ...NAMED,
      supplier_name: f.text(),
      expected_date: maybe(f.date()),
      quantity: f.quantity(),
    }),
  }),
  sold: one({
    days: f.integer(),
    quantity: f.quantity(),
    per_day: f.quantity(),
    weeks: many({ date: f.date(), quantity: f.quantity() }),
  }),
  batches: many({
    id: f.id('batch'),
    number: f.text(),
    expire_date: maybe(f.date()),
    days_left: maybe(f.integer()),
    quantity: f.quantity(),
    stores: many({ store_name: f.text(), quantity: f.quantity() }),
  }),
  /** The latest first. */
  prices: underRight(
    'view_buying_price',
    many({
      ...NAMED,
      supplier_name: f.text(),
      date: f.date(),
      quantity: f.quantity(),
      unit: f.text(),
      factor: f.integer(),
      price: f.money(),
    }),
  ),
});

/** Goods and what they are worth, all together and one of them. */
const WORTH = { quantity: f.quantity(), value: f.money(), unit_cost: maybe(f.money()) };

/** What came and went, or the open layers; what was before and the steps add up to quantity and value. */
export const whyCostAnswer = one({
  valuation: f.code(product.fields.valuation.choices),
  ...WORTH,
  before: maybe(one(WORTH)),
  steps: many({
    ...NAMED,
    ...WORTH,
    kind: f.text(),
    documents: f.integer(),
    date: f.date(),
    date_to: f.date(),
    is_void: f.flag(),
  }),
});

export type ProductOverview = WireOf<typeof overviewAnswer>;
export type WhyCost = WireOf<typeof whyCostAnswer>;
export type CostStep = WhyCost['steps'][number];
export type Worth = NonNullable<WhyCost['before']>;
export type NamedDocument = Pick<CostStep, 'source_kind' | 'source_id' | 'document'>;
