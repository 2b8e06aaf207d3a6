import { divideRounded } from '#core/decimal.ts';
import { type CoinRule, toCoin } from '../sale/settle-payments.rules.ts';

/** What a sale brought in and what went back for it so far, in minor units. */
export interface SaleMoney {
  /** Of its total, what is paid by now. */
  paid: bigint;
  /** What the coins in use changed of that: below zero where the customer was let off, above where he paid more. */
  rounding: bigint;
  /** Of what came back before: its worth beyond what lowered the debt, the money that went back, and its cash. */
  back: { worth: bigint; money: bigint; cash: bigint };
}

/** What is due for goods that come back now: to the cent, or in the coins of cash beside `other` money. */
export interface RefundDue {
  exact: bigint;
  cash(other: bigint): bigint;
}

/**
 * The money due for `worth` more of a sale. All that goes back is held against all that came in, as a part of a line is
 * (accounting.md, Part of a line returned): coins are rounded once and not with each return, and what rounding let a
 * customer off at the till, or took more from him, comes back in proportion, in whatever way.
 */
export function refundDue({ paid, rounding, back }: SaleMoney, worth: bigint, rule: CoinRule): RefundDue {
  const soFar = back.worth + worth;
  const due = paid === 0n ? 0n : soFar + divideRounded(rounding * soFar, paid);
  return {
    exact: notBelowZero(due - back.money),
    cash: (other) => notBelowZero(toCoin(due - (back.money - back.cash) - other, rule) - back.cash),
  };
}

function notBelowZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
