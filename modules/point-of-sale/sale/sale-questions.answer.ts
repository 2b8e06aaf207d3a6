import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Whether the receipt of a sale can be sent to who bought. */
export const maySendAnswer = one({ may_send: f.flag() });

/** Of which batches the goods of a sale were taken. */
export const saleBatchesAnswer = many({
  line_no: f.integer(),
  batch_id: f.id('batch'),
  batch_number: f.text(),
  expire_date: maybe(f.date()),
  quantity: f.quantity(),
});

/** Who has goods of a batch: each sale that took some, with what came back of it since. */
export const batchCustomersAnswer = many({
  sale_id: f.id('sale'),
  number: f.text(),
  date: f.date(),
  customer_id: maybe(f.id('customer')),
  customer_name: maybe(f.text()),
  phone_number: maybe(f.text()),
  sold: f.quantity(),
  returned: f.quantity(),
  left: f.quantity(),
});
