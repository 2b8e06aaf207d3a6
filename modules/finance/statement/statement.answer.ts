import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What was owed at first, each event, and what was owed after it: by a customer, or to a supplier. */
export const statementAnswer = one({
  party_id: f.text(),
  name: f.text(),
  currency: f.code(currencyCodes),
  date: f.date(),
  date_to: f.date(),
  opening: f.money(),
  closing: f.money(),
  debit: f.money(),
  credit: f.money(),
  rows: many({
    entry_id: f.text(),
    date: f.date(),
    branch_name: f.text(),
    source_kind: f.text(),
    source_id: f.text(),
    is_reversal: f.flag(),
    /** Number of the document, where it has one. */
    number: maybe(f.text()),
    debit: f.money(),
    credit: f.money(),
    balance: f.money(),
  }),
  /** What is owed in each currency in which anything ever was, side by side. */
  balances: many({ currency: f.code(currencyCodes), balance: f.money() }),
});

export type Statement = WireOf<typeof statementAnswer>;
