import { many, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The accounts of a branch into which a customer can pay, the usual ones first. */
export const PAY_ACCOUNTS = many({
  id: f.id('account'),
  name: f.text(),
  type: f.code(['cash in hand', 'mobile', 'bank', 'clearing']),
  provider: f.text(),
  is_default: f.flag(),
});

export type PayAccount = WireOf<typeof PAY_ACCOUNTS>[number];
