import { many, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

/** What of each line of an invoice has left and what is to leave yet, in the unit that its stock is kept in; and each delivery. */
export const invoiceDeliveriesAnswer = one({
  lines: many({
    line_no: f.integer(),
    product_name: f.text(),
    unit: f.choice(UNITS_OF_MEASURE),
    quantity: f.quantity(),
    delivered: f.quantity(),
    left: f.quantity(),
  }),
  notes: many({
    note: f.text(),
    date: f.date(),
    amount: f.money(),
    lines: many({
      line_no: f.integer(),
      product_name: f.text(),
      unit: f.choice(UNITS_OF_MEASURE),
      quantity: f.quantity(),
    }),
  }),
});
