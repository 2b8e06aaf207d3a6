import type { Currency } from '#core/currencies.ts';
import type { CashKind } from './cash-kinds.ts';

/** How many, and what they come to in units of the currency. */
export interface Counted {
  count: number;
  amount: number;
}

/** What was done in a shift, as the wire gives it: so far while it is open (X), whole once it is closed (Z). */
export interface ShiftReport {
  number: string;
  account_name: string;
  opened_by: string | null;
  opened_at: string;
  closed_at: string | null;
  currency: Currency;
  /** After discounts. */
  sales: Counted;
  /** For those who see discounts. */
  discount: number | null;
  /** Sales of it that were void before it was closed. */
  voids: Counted;
  returns: Counted;
  /** Sales less what was voided and returned. */
  net_sales: number;
  /** The tax in it, by rate in percent. */
  taxes: readonly { vat_rate: number; tax: number }[];
  payments: readonly (Counted & { mode: string; account_name: string | null })[];
  float: number;
  counted: number | null;
  over_short: number | null;
  late_sales: Counted;
  /** Of what was counted: what stays in the drawer, and what went to another account. */
  stays: number | null;
  rest: number | null;
  rest_account_name: string | null;
  /** What phone and card machine showed, and how far that is from what was sold by them. */
  others: readonly { account_name: string; counted: number; difference: number }[];
  /** While the shift is open for those who see balances. */
  cash: { expected: number; movements: readonly (Counted & { kind: CashKind })[] } | null;
}
