import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one, sometimes, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The next year that can be closed, and what closing it would post in each branch; and the last that is closed. */
export const foreseenYearAnswer = one({
  running: f.integer(),
  last_closed: maybe(f.integer()),
  year: maybe(f.integer()),
  /** Those in which the caller may not close are named and say no figure. */
  branches: many({
    id: f.id('branch'),
    name: f.text(),
    may_close: f.flag(),
    currency: sometimes(f.code(currencyCodes)),
    profit: sometimes(f.money()),
    lines: sometimes(
      many({ account: f.text(), name: f.text(), debit: maybe(f.money()), credit: maybe(f.money()) }),
    ),
  }),
});

/** What closing the next year would post in a branch. */
export type ForeseenBranch = WireOf<typeof foreseenYearAnswer>['branches'][number];
