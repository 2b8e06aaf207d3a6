import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What was put into the till of a shift and taken out of it beside its sales: the newest first, and what it comes to. */
export const shiftCashAnswer = one({
  moves: many({
    /** The transaction, and its number. */
    id: f.id('transaction'),
    number: f.text(),
    at: f.datetime(),
    made_by: maybe(f.text()),
    /** Whether it takes back one that was recorded before. */
    is_void: f.flag(),
    /** Above zero into the till. */
    amount: f.money(),
    /** A choice of the transaction: what the money was for, where it is no transfer. */
    counterpart: maybe(f.text()),
    expense_type_name: maybe(f.text()),
    /** Where a transfer went or came from. */
    account_name: maybe(f.text()),
    remarks: maybe(f.text()),
  }),
  /** Neither is below zero; what was void counts in neither. */
  cash_in: f.money(),
  cash_out: f.money(),
});

export type ShiftCash = WireOf<typeof shiftCashAnswer>;
export type CashMove = ShiftCash['moves'][number];
