import { maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { FORM_TERMS } from '#modules/finance/payment/form-terms.answer.ts';
import { CHOSEN_STORES } from '#modules/inventory/store/chosen-stores.answer.ts';

/** What whoever buys must see, and how the business stands with the supplier who is chosen. */
export const purchaseTermsAnswer = one({
  ...FORM_TERMS,
  stores: CHOSEN_STORES,
  supplier: maybe(
    one({
      id: f.id('supplier'),
      name: f.text(),
      credit_days: maybe(f.integer()),
      owed: f.money(),
      deposit: f.money(),
    }),
  ),
});
