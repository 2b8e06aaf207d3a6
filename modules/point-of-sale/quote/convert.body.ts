import { defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { PAYMENT_FIELDS } from '../sale/payment-fields.ts';
import { quote } from './quote.entity.ts';

const PRICES = ['quoted', 'current'] as const;

/** What becomes of a quote, in whole or in part: a draft of an invoice, or a sale that is paid at once. */
export const convertBody = defineBody({
  fields: {
    /** Of what is made. */
    id: f.id('invoice', { required: true }),
    quote: f.ref('quote', { required: true }),
    to: f.choice(['invoice', 'sale'], { default: 'invoice' }),
    /** Asked for once its last day has passed; the quoted ones where left out before. */
    prices: f.choice(PRICES),
    store: said(quote.fields.store),
    /** By when an invoice is to be paid; the days of the branch, from its issue, where left out. */
    due_date: f.date(),
    /** Whether the invoice is issued and all of its goods leave with it; a sale always does. */
    deliver: f.flag({ default: false }),
    /** All that is left where left out. */
    lines: f.lines({
      line_no: f.integer({ required: true, min: 1 }),
      quantity: f.quantity({ required: true }),
      /** Where one line is sold otherwise than the others. */
      prices: f.choice(PRICES),
    }),
    payments: f.lines(PAYMENT_FIELDS),
  },
});
