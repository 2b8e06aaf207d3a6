import { maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { FORM_TERMS, WAYS_TO_PAY } from '../payment/form-terms.answer.ts';

/** What the form of an expense must know. */
export const expenseTermsAnswer = one({
  ...FORM_TERMS,
  vat: one({ registered: f.flag(), standard_rate: f.integer() }),
  /** Whether what the caller records can count at once. */
  may_verify: f.flag(),
});

/** What is left to pay of one expense, and how it can be paid. */
export const expensePaymentAnswer = one({
  expense: one({
    id: f.id('expense'),
    number: f.text(),
    title: maybe(f.text()),
    is_verified: f.flag(),
    total_amount: f.money(),
    paid_amount: f.money(),
    remain_amount: f.money(),
  }),
  accounts: WAYS_TO_PAY,
});
