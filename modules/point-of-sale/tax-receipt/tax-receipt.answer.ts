import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The sales of a period of which one is chosen to print, the newest first. */
export const salesToPrintAnswer = one({
  total: f.integer(),
  pages: f.integer(),
  data: many({
    id: f.id('sale'),
    number: f.text(),
    sold_at: f.datetime(),
    customer_name: maybe(f.text()),
    total_amount: f.money(),
  }),
});

/** All sales of a period summed by product, less what came back of them. */
export const soldInPeriodAnswer = one({
  date: f.date(),
  date_to: f.date(),
  currency: f.code(currencyCodes),
  count_of_sales: f.integer(),
  customer_tin_number: f.text(),
  lines: many({
    product_name: f.text(),
    unit: f.text(),
    vat_rate: f.percent(),
    quantity: f.quantity(),
    /** In how many sales it was sold. */
    count_of_sales: f.integer(),
    /** Its total by the count of its sales, not by its quantity (specification §5). */
    average_price: f.money(),
    tax: f.money(),
    total_amount: f.money(),
  }),
  tax: f.money(),
  total_amount: f.money(),
});

export type SoldInPeriod = WireOf<typeof soldInPeriodAnswer>;
