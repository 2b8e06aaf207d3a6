import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES, OF_DAYS } from '../scope.answer.ts';
import { TAX_CATEGORIES, TAX_SIDES } from './tax-summary.rules.ts';

/** Before VAT, and its VAT. */
const AMOUNTS = { net_amount: f.money(), tax: f.money() };

/** The VAT of a period by rate, held against the books, and the months of it that were settled. */
export const taxSummaryAnswer = one({
  ...OF_DAYS,
  ...OF_BRANCHES,
  rows: many({
    name: f.text(),
    side: f.choice(TAX_SIDES),
    category: f.choice(TAX_CATEGORIES),
    rate: maybe(f.percent()),
    ...AMOUNTS,
  }),
  sides: many({
    side: f.choice(TAX_SIDES),
    ...AMOUNTS,
    account_code: f.text(),
    booked: f.money(),
    difference: f.money(),
  }),
  payable: f.money(),
  settlements: many({
    id: f.id('vat-settlement'),
    number: f.text(),
    branch_id: f.id('branch'),
    branch_name: f.text(),
    date_to: f.date(),
    output: f.money(),
    input_used: f.money(),
    payable: f.money(),
    input_carried: f.money(),
  }),
});

/** A page of the documents of a line, and what all of them come to. */
export const taxedDocumentsAnswer = one({
  ...OF_DAYS,
  ...OF_BRANCHES,
  ...PAGES,
  ...AMOUNTS,
  data: many({
    date: f.date(),
    branch_id: f.id('branch'),
    branch_name: f.text(),
    source_kind: f.text(),
    source_id: f.text(),
    memo: maybe(f.text()),
    ...AMOUNTS,
  }),
});

export type TaxSummary = WireOf<typeof taxSummaryAnswer>;
export type TaxedDocuments = WireOf<typeof taxedDocumentsAnswer>;
