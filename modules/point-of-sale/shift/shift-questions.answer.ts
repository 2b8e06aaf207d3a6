import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one, sometimes, underRight, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { CASH_KINDS } from './cash-kinds.ts';

/** What whoever keeps a till must see to open a shift, to move its cash and to close it. */
export const shiftTermsAnswer = one({
  /** The one that is used by default stands first. */
  tills: many({
    id: f.id('account'),
    name: f.text(),
    /** The newest shift on it, if any was opened. */
    last_shift_id: maybe(f.id('shift')),
    /** The shift that is open on it, and whose it is. */
    open: maybe(one({ number: f.text(), opened_by: maybe(f.text()) })),
    /** What the books have in it. */
    balance: underRight('view_account_balance', f.money()),
  }),
  /** Up to what a count is over or short. */
  difference_limit: underRight('view_account_balance', f.money()),
  /** Whether the caller moves money between accounts, and not only between the own drawer and a safe. */
  moves_money: f.flag(),
  /** Whether the caller may say where cash is that a count found missing or too much. */
  may_explain: f.flag(),
  /** Where cash of a till can go or come from, the safes of the branch first. */
  places: many({
    id: f.id('account'),
    name: f.text(),
    is_safe: f.flag(),
    /** Absent for those of this branch. */
    branch_name: sometimes(f.text()),
  }),
  expense_types: many({ id: f.id('expense-type'), name: f.text() }),
  vat: one({ registered: f.flag(), standard_rate: f.integer() }),
});

/** How many, and what they come to. */
const COUNTED = { count: f.integer(), amount: f.money() };

/** What was done in a shift: so far while it is open (X), whole once it is closed (Z). */
export const shiftReportAnswer = one({
  number: f.text(),
  account_name: f.text(),
  opened_by: maybe(f.text()),
  opened_at: f.datetime(),
  closed_at: maybe(f.datetime()),
  currency: f.code(currencyCodes),
  /** After discounts. */
  sales: one(COUNTED),
  discount: underRight('view_discount', f.money()),
  /** Sales of it that were void before it was closed. */
  voids: one(COUNTED),
  returns: one(COUNTED),
  /** Sales less what was voided and returned. */
  net_sales: f.money(),
  /** The tax in it, by rate in percent. */
  taxes: many({ vat_rate: f.percent(), tax: f.money() }),
  payments: many({ ...COUNTED, mode: f.text(), account_name: maybe(f.text()) }),
  float: f.money(),
  counted: maybe(f.money()),
  over_short: maybe(f.money()),
  late_sales: one(COUNTED),
  /** Of what was counted: what stays in the drawer, and what went to another account. */
  stays: maybe(f.money()),
  rest: maybe(f.money()),
  rest_account_name: maybe(f.text()),
  /** What phone and card machine showed, and how far that is from what was sold by them. */
  others: many({ account_name: f.text(), counted: f.money(), difference: f.money() }),
  /** While the shift is open for those who see balances. */
  cash: maybe(one({ expected: f.money(), movements: many({ ...COUNTED, kind: f.code(CASH_KINDS) }) })),
});

export type ShiftTerms = WireOf<typeof shiftTermsAnswer>;
export type TillAtHand = ShiftTerms['tills'][number];
export type CashPlace = ShiftTerms['places'][number];
export type ShiftReport = WireOf<typeof shiftReportAnswer>;
export type Counted = ShiftReport['sales'];
