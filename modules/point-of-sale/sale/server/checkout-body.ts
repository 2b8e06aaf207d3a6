import type { z } from 'zod';
import { bodyOf } from '#core/derive/schemas.ts';
import type { WireScope } from '#core/fields/kind.ts';
import { f } from '#core/fields.ts';
import type { Money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { idOfDocument } from '../../server/id-of-document.ts';
import { PAYMENT_MODES, type PaymentMode } from '../payment-modes.ts';

/** What a till sends when the customer has paid (api.md, Writes). */
export interface Checkout extends GivenDiscount {
  id: string;
  store_id: string;
  customer_id?: string | null;
  /** A day, or a day and a time of the branch's clock or of a named offset. */
  date?: string | null;
  /** When it was sold, where it was kept on the device of the till until there was a connection. */
  sold_at?: string | null;
  /** What the customer was asked for; where it comes to something else by now, nothing is sold. */
  total_amount?: Money | null;
  lines: readonly CheckoutLine[];
  tax_mode?: 'inclusive' | 'exclusive';
  payments: readonly CheckoutPayment[];
  reference?: string | null;
  remarks?: string | null;
}

export interface CheckoutLine extends GivenDiscount {
  product_id: string;
  unit?: string;
  quantity: Quantity;
  unit_price?: Money | null;
}

export interface CheckoutPayment {
  account_id?: string | null;
  mode: PaymentMode;
  amount: Money;
  reference?: string | null;
}

/** An amount, or a percentage in hundredths. */
export interface GivenDiscount {
  discount?: Money | null;
  discount_percent?: number | null;
}

const DISCOUNT = { discount: f.money(), discount_percent: f.percent() };

const FIELDS = {
  store: f.ref('store', { required: true }),
  customer: f.ref('customer'),
  date: f.text({ max: 40 }),
  sold_at: f.text({ max: 40 }),
  total_amount: f.money(),
  lines: f.lines(
    {
      product: f.ref('product', { required: true }),
      unit: f.choice(UNITS_OF_MEASURE, { default: 'piece' }),
      quantity: f.quantity({ required: true }),
      unit_price: f.money(),
      ...DISCOUNT,
    },
    { required: true },
  ),
  ...DISCOUNT,
  tax_mode: f.choice(['inclusive', 'exclusive'], { default: 'inclusive' }),
  payments: f.lines(
    {
      account: f.ref('account'),
      mode: f.choice(PAYMENT_MODES, { required: true }),
      amount: f.money({ required: true }),
      reference: f.text({ max: 60 }),
    },
    { required: true },
  ),
  reference: f.text({ max: 60 }),
  remarks: f.text({ max: 1000 }),
};

export const checkoutBody = (wire: WireScope): z.ZodObject => bodyOf(FIELDS, wire).extend(idOfDocument);
