import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES, OF_DAYS } from '../scope.answer.ts';

/** A page of the lines of one account, oldest first, each with the balance after it. */
export const generalLedgerAnswer = one({
  ...OF_DAYS,
  ...OF_BRANCHES,
  ...PAGES,
  account_code: f.text(),
  account_name: f.text(),
  account_type: f.text(),
  opening: f.money(),
  closing: f.money(),
  data: many({
    /** Nothing, as the document and the branch, where a year begins. */
    entry_id: maybe(f.text()),
    line_no: f.integer(),
    date: f.date(),
    created_at: maybe(f.datetime()),
    branch_id: maybe(f.id('branch')),
    branch_name: maybe(f.text()),
    account_code: f.text(),
    account_name: f.text(),
    source_kind: f.text(),
    source_id: maybe(f.text()),
    product_id: maybe(f.id('product')),
    memo: maybe(f.text()),
    debit: f.money(),
    credit: f.money(),
    balance: f.money(),
  }),
});

export type GeneralLedger = WireOf<typeof generalLedgerAnswer>;
export type LedgerLine = GeneralLedger['data'][number];
