import { many, maybe, one } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';

/** What goods are worth, for those who may see buying prices. */
const VALUE = { value: f.money({ read: 'view_buying_price' }) };

/** Where the stock of a product lies. */
export const stockByStoreAnswer = many({
  store_id: f.id('store'),
  store_name: f.text(),
  in_transit: f.flag(),
  quantity: f.quantity(),
  reserved: f.quantity(),
  ...VALUE,
});

/** A page of the movements of a product, newest first, with what is there now. */
export const movementsAnswer = one({
  stock: f.quantity(),
  ...VALUE,
  ...PAGES,
  data: many({
    id: f.id('movement'),
    date: f.date(),
    created_at: f.datetime(),
    created_by_name: maybe(f.text()),
    kind: f.text(),
    source_kind: f.text(),
    source_id: f.id('sale'),
    /** Its number, where it has one. */
    document: maybe(f.text()),
    store_name: f.text(),
    batch_number: maybe(f.text()),
    quantity: f.quantity(),
    /** What was there after it. */
    left: f.quantity(),
    ...VALUE,
  }),
});
