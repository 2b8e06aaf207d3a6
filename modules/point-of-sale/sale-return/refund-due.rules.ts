import { divideRounded } from '#core/decimal.ts';
import { type CoinRule, toCoin } from '../sale/settle-payments.rules.ts';

/** What a sale brought in and what went back for it so far, in minor units. */
export interface SaleMoney {
  /** What it came to, on credit or not. */
  total: bigint;
  /** What the coins in use changed of that: below zero where the customer was let off, above where he paid more. */
  rounding: bigint;
  /** What came back before, the money that went back for it, and its cash. */
  back: ReturnedWorth & { money: bigint; cash: bigint };
}

/** What comes back of a sale, in minor units: all of it, and what of that lowers no debt and is to be paid back. */
export interface ReturnedWorth {
  total: bigint;
  worth: bigint;
}

/** What is due for goods that come back now: to the cent, or in the coins of cash beside `other` money. */
export interface RefundDue {
  exact: bigint;
  cash(other: bigint): bigint;
}

/**
 * The money due for `more` of a sale. All that goes back is held against all that came in, as a part of a line is
 * (accounting.md, Part of a line returned): coins are rounded once and not with each return, and what rounding let a
 * customer off at the till, or took more from him, comes back with the part of the sale that came back, in whatever way.
 * As long as only the debt falls, no money is due.
 */
export function refundDue(
  { total, rounding, back }: SaleMoney,
  more: ReturnedWorth,
  rule: CoinRule,
): RefundDue {
  const worth = back.worth + more.worth;
  const due = worth === 0n ? 0n : worth + divideRounded(rounding * (back.total + more.total), total);
  return {
    exact: notBelowZero(due - back.money),
    cash: (other) => notBelowZero(toCoin(due - (back.money - back.cash) - other, rule) - back.cash),
  };
}

function notBelowZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
