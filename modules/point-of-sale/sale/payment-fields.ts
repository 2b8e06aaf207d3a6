import { f } from '#core/fields.ts';
import { PAYMENT_MODES, RECORDED_PAYMENT_MODES } from './payment-modes.ts';

/** How a part of a sale was paid. */
export const PAYMENT_FIELDS = {
  account: f.ref('account'),
  mode: f.choice(PAYMENT_MODES, { required: true }),
  amount: f.money({ required: true }),
  reference: f.text({ max: 60 }),
};

/** The same as it is kept. */
export const RECORDED_PAYMENT = {
  ...PAYMENT_FIELDS,
  mode: f.choice(RECORDED_PAYMENT_MODES, { required: true }),
};
