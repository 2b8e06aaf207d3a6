import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES } from '../scope.answer.ts';
import { AGES } from './aged-debts.rules.ts';

/** Debts to the business, or of the business. */
export const DEBT_SIDES = ['debtor', 'creditor'] as const;

/** What is owed by age, all of it, what was paid ahead as an amount below zero, and both together. */
const SUMS = {
  not_due: f.money(),
  to_30: f.money(),
  to_60: f.money(),
  to_90: f.money(),
  older: f.money(),
  owed: f.money(),
  deposit: f.money({ min: -1 }),
  net: f.money({ min: -1 }),
};

const SCOPE = {
  kind: f.choice(DEBT_SIDES),
  /** The end of this day. */
  date_to: f.date(),
  ...OF_BRANCHES,
};

/** Who owes what for how long at the end of a day, those who owe most first; the totals are of all of them. */
export const agedDebtsAnswer = one({
  ...SCOPE,
  ...PAGES,
  totals: one(SUMS),
  /** What is past its due date. */
  overdue: f.money(),
  data: many({
    /** Nothing where somebody owes who is neither customer nor supplier. */
    party_id: maybe(f.text()),
    party_name: f.text(),
    ...SUMS,
  }),
});

/** The debts behind a figure, the oldest first, and what is left of all of them. */
export const agedDebtsRowsAnswer = one({
  ...SCOPE,
  ...PAGES,
  owed: f.money(),
  data: many({
    id: f.id('debt'),
    branch_id: f.id('branch'),
    branch_name: f.text(),
    party_name: f.text(),
    document: maybe(f.text()),
    date: f.date(),
    due_date: maybe(f.date()),
    age: f.choice(AGES),
    left: f.money(),
  }),
});

export type AgedDebts = WireOf<typeof agedDebtsAnswer>;
export type AgedDebtsRows = WireOf<typeof agedDebtsRowsAnswer>;
export type DebtSide = AgedDebts['kind'];
