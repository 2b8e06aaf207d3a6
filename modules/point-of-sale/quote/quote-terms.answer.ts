import { many, maybe, one, sometimes, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { PAY_ACCOUNTS } from '../till/pay-accounts.answer.ts';

/** What is left of each line of a quote, and what changed in price and stock since. */
export const quoteTermsAnswer = one({
  is_expired: f.flag(),
  lines: many({
    line_no: f.integer(),
    left: f.quantity(),
    quoted: f.money(),
    /** None where the product is no longer sold. */
    present: maybe(f.money()),
    enough: f.flag(),
    /** Of goods, in the unit of the line. */
    in_stock: sometimes(f.quantity({ read: 'view_product_stock' })),
  }),
  /** None for those who do not sell. */
  accounts: PAY_ACCOUNTS,
});

export type QuoteTerms = WireOf<typeof quoteTermsAnswer>;
export type LineTerms = QuoteTerms['lines'][number];
