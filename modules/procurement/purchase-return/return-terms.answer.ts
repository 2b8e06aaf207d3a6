import { many, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { WAYS_TO_PAY } from '#modules/finance/payment/form-terms.answer.ts';

/** What whoever sends goods back must see. */
export const returnTermsAnswer = one({
  /** What of the credit lowers what is owed; the rest comes back as money. */
  lowers: f.money(),
  accounts: WAYS_TO_PAY,
  /** What single pieces of its products are. */
  units: many({ product_id: f.id('product'), unit_of_measure: f.text() }),
  /** In pieces. */
  lines: many({ line_no: f.integer(), returnable: f.quantity() }),
});
