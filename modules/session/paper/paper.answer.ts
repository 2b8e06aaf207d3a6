import { currencyCodes } from '#core/currencies.ts';
import { one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** How the document of a paper stands today, beside that it is genuine. */
export const PAPER_STATES = ['valid', 'void', 'returned', 'part_returned', 'closed'] as const;

/** What a genuine paper says: no customer, no items, no staff. */
export const paperAnswer = one({
  business: f.text(),
  branch: f.text(),
  kind: f.text(),
  number: f.text(),
  date: f.date(),
  currency: f.code(currencyCodes),
  total_amount: f.money(),
  code: f.text(),
  state: f.code(PAPER_STATES),
});
