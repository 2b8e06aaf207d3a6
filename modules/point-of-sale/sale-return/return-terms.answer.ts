import { many, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What a sale came to, what went back and what is given up of it, and what single pieces of its products are. */
export const returnTermsAnswer = one({
  total: f.money(),
  rounding: f.money(),
  written_off: f.money(),
  remain: f.money(),
  units: many({ product_id: f.id('product'), unit_of_measure: f.text() }),
  /** The drawers of the branch, for what was paid into no account. */
  tills: many({ id: f.id('account'), name: f.text() }),
  back: one({ total: f.money(), worth: f.money(), money: f.money(), cash: f.money() }),
});

export type ReturnTerms = WireOf<typeof returnTermsAnswer>;
/** What the server knows of the money of a sale. */
export type MoneyTerms = Omit<ReturnTerms, 'units' | 'tills'>;
