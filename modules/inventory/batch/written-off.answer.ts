import { many, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What was written off of batches that have expired. */
export const writtenOffAnswer = one({
  id: f.text(),
  lines: many({
    product_id: f.id('product'),
    product_name: f.text(),
    batch_id: f.id('batch'),
    batch_number: f.text(),
    expire_date: f.date(),
    quantity: f.quantity(),
    value: f.money({ read: 'view_buying_price' }),
  }),
});
