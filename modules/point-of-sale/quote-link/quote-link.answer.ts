import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** In which words a quote stands for its customer. */
export const QUOTE_LINK_STANDINGS = ['open', 'accepted', 'ordered', 'expired', 'closed'] as const;

/** What a customer reads by his link: what stands on the paper, and nothing of people, of cost or of stock. */
export const quoteByLinkAnswer = one({
  business: f.text(),
  branch: f.text(),
  number: f.text(),
  date: f.date(),
  valid_until: f.date(),
  standing: f.choice(QUOTE_LINK_STANDINGS),
  accepted_at: maybe(f.datetime()),
  /** He said so himself, by this page. */
  accepted_by_link: f.flag(),
  currency: f.code(currencyCodes),
  lines: many({
    product: f.text(),
    unit: maybe(f.text()),
    quantity: f.quantity(),
    unit_price: f.money(),
    total_amount: f.money(),
  }),
  /** Of the whole, beside what was taken off in the lines. */
  discount: maybe(f.money()),
  is_tax_added: f.flag(),
  tax: f.money(),
  total_amount: f.money(),
  remarks: maybe(f.text()),
  /** What he accepts is this version (A47). */
  version: f.integer(),
});
