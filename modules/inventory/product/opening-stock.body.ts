import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** Goods of a product that were there before the books began, in one store. */
export const openingStockBody = defineBody({
  fields: {
    product: f.ref('product', { required: true }),
    /** The default store of the branch where left out. */
    store: f.ref('store'),
    quantity: f.quantity({ required: true }),
    /** What all of it cost; left out, the buying price of the product counts. */
    total_cost: f.money({ read: 'view_buying_price' }),
    /** Of goods that are kept in batches. */
    batch: f.text({ max: 60 }),
    expire_date: f.date({ day: 'any' }),
    /** Today where left out. */
    date: f.date(),
  },
});
