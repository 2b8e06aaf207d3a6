import { many, maybe, one, sometimes, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The VAT of a branch by its days, and the last day whose sales no change reaches. */
export const vatRatesAnswer = one({
  rates: many({
    /** Absent of what holds from the beginning. */
    id: sometimes(f.id('vat-rate')),
    since: maybe(f.date()),
    registered: f.flag(),
    standard_rate: f.percent(),
    special_rate: f.percent(),
  }),
  last_taxed_day: maybe(f.date()),
});

export type VatOfBranch = WireOf<typeof vatRatesAnswer>;

/** A rate as the wire has it, in percent. */
export type WireVat = VatOfBranch['rates'][number];
