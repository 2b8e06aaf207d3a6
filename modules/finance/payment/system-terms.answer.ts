import { maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { WAYS_TO_PAY } from './form-terms.answer.ts';

/** What the form of a payment for the system must know: the day, until when the branch is paid, what a month costs, and its accounts. */
export const systemTermsAnswer = one({
  today: f.date(),
  paid_until: maybe(f.date()),
  service_fee: maybe(f.money()),
  /** What a part of an SMS costs, and how many the branch has left; nothing where SMS are not bought. */
  sms_price: maybe(f.money()),
  sms_left: maybe(f.integer()),
  accounts: WAYS_TO_PAY,
});
