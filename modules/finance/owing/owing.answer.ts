import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What a customer owes or a supplier is owed by when it is due, and the debts that are due first. */
export const owingAnswer = one({
  owed: f.money(),
  late: f.money(),
  late_since: maybe(f.date()),
  /** Due today or within a week. */
  soon: f.money(),
  later: f.money(),
  next_due: maybe(f.date()),
  next_amount: f.money(),
  /** How many debts are open. */
  count: f.integer(),
  /** The first of them by the day they are due. */
  debts: many({
    id: f.id('debt'),
    branch_name: f.text(),
    document: maybe(f.text()),
    source_kind: maybe(f.text()),
    source_id: maybe(f.text()),
    date: maybe(f.date()),
    due_date: maybe(f.date()),
    amount: f.money(),
    /** What of it was paid, returned or written off. */
    settled: f.money(),
    left: f.money(),
  }),
});

export type PartyOwing = WireOf<typeof owingAnswer>;
