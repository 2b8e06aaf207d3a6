import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { PAYMENT_FIELDS } from './payment-fields.ts';
import type { EXCHANGED } from './payment-modes.ts';
import { sale } from './sale.entity.ts';

const { fields } = sale;
const { product, unit, quantity, unit_price } = fields.lines.lines;

/** An amount, or a percentage, of a line or of the whole sale. */
const DISCOUNT = { discount: f.money(), discount_percent: f.percent() };

/** What a till sends when the customer has paid (api.md, Writes): of the sale what somebody says; the rest is reckoned. */
export const checkoutBody = defineBody({
  fields: {
    id: f.id('sale', { required: true }),
    store: said(fields.store),
    customer: said(fields.customer),
    /** Whose guest owes what is left; he is the customer then. */
    room: f.ref('room'),
    /** A day, or a day and a time of the branch's clock or of a named offset. */
    date: f.text({ max: 40, day: 'books' }),
    /** When it was sold, where it was kept on the device of the till until there was a connection. */
    sold_at: f.text({ max: 40, day: 'books' }),
    /** The shift in which it was sold; the one of its till where left out. */
    shift: said(fields.shift, { required: false }),
    /** What the customer was asked for; where it comes to something else by now, nothing is sold. */
    total_amount: said(fields.total_amount, { required: false }),
    lines: f.lines(
      {
        product: said(product),
        /** The unit that its stock is kept in where left out. */
        unit: said(unit, { required: false }),
        quantity: said(quantity),
        /** The number of a batch that is chosen by hand; the one that expires first where left out. */
        batch: f.text({ max: 60 }),
        /** The price of the catalogue where left out. */
        unit_price: said(unit_price, { required: false }),
        ...DISCOUNT,
      },
      { required: true, min: 1 },
    ),
    ...DISCOUNT,
    tax_mode: said(fields.price_mode, { required: false }),
    /** None where nothing is to be paid. */
    payments: f.lines(PAYMENT_FIELDS, { required: true }),
    reference: said(fields.reference),
    remarks: said(fields.remarks),
  },
});

type Said = BodyOf<typeof checkoutBody>;
export type CheckoutLine = Said['lines'][number];
/** As somebody says it, or as an exchange pays. */
export type CheckoutPayment = Omit<Said['payments'][number], 'mode'> & {
  mode: Said['payments'][number]['mode'] | typeof EXCHANGED;
};
export type Checkout = Omit<Said, 'payments'> & { payments: readonly CheckoutPayment[] };
