import { z } from 'zod';
import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Amounts and quantities in whole units, names of branches and codes of accounts as they are. */
const VALUES = f.shape(z.array(z.union([z.string(), z.number()])));

/** Every invariant of the books with what it found. */
export const booksCheckAnswer = one({
  holds: f.flag(),
  checked_at: f.datetime(),
  currency: f.code(currencyCodes),
  checks: many({
    check: f.text(),
    /** What must hold, in words. */
    title: f.text(),
    about: f.text(),
    examines: f.text(),
    examined: f.integer(),
    /** What that many are called; `{n}` is the place of the number. */
    examined_words: f.text(),
    measures: f.texts(),
    /** Evidence that something does not hold, with the place in the books where it is found. */
    faults: many({
      subject: f.text(),
      name: maybe(f.text()),
      account_code: maybe(f.text()),
      source_kind: maybe(f.text()),
      source_id: maybe(f.text()),
      date: maybe(f.date()),
      date_to: maybe(f.date()),
      expected: VALUES,
      found: VALUES,
    }),
  }),
});

export type BooksCheck = WireOf<typeof booksCheckAnswer>;
export type ShownCheck = BooksCheck['checks'][number];
export type ShownFault = ShownCheck['faults'][number];
