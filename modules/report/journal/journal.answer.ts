import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES, OF_DAYS } from '../scope.answer.ts';

/** A page of the entries of a period, newest first, each with its lines. */
export const journalAnswer = one({
  ...OF_DAYS,
  ...OF_BRANCHES,
  ...PAGES,
  data: many({
    id: f.text(),
    date: f.date(),
    created_at: f.datetime(),
    branch_id: f.id('branch'),
    branch_name: f.text(),
    created_by_name: maybe(f.text()),
    source_kind: f.text(),
    source_id: f.text(),
    /** The product, where it moved the stock of one and no other. */
    product_id: maybe(f.id('product')),
    memo: maybe(f.text()),
    /** The entry that this one takes back, and the one that takes it back. */
    reverses_id: maybe(f.text()),
    reversed_by_id: maybe(f.text()),
    lines: many({
      line_no: f.integer(),
      account_code: f.text(),
      account_name: f.text(),
      debit: f.money(),
      credit: f.money(),
    }),
  }),
});

export type Journal = WireOf<typeof journalAnswer>;
export type JournalEntry = Journal['data'][number];
