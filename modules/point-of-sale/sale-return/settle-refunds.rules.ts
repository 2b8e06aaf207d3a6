import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, money } from '#core/money.ts';
import { RefundsDiffer } from '../errors.ts';
import { EXCHANGED } from '../sale/payment-modes.ts';
import { SALE_TEXTS } from '../sale/sale.words.ts';
import type { CoinRule } from '../sale/settle-payments.rules.ts';
import { type ReturnedWorth, refundDue, type SaleMoney } from './refund-due.rules.ts';

interface Refund {
  mode: string;
  amount: Money;
}

/** How a return is paid out: what lowers the debt of the sale, and what the coins in use cannot pay. */
export interface SettledRefunds {
  /** Below zero where the customer got less than was due, above where more. */
  rounding: Money;
  deposit: Money;
}

/** What comes back, and what of it lowers the debt of the sale: its loss first, then what is owed. */
export interface ReturnedValue {
  total: bigint;
  written_off: bigint;
  lowered: bigint;
}

/** Of what comes back, what lowers no debt and is to be paid back. */
export function worthOf({ total, written_off, lowered }: ReturnedValue): ReturnedWorth {
  return { total, worth: total - written_off - lowered };
}

/**
 * Holds refunds against what comes back: what lowers the debt of the sale is no money, and the rest goes out exactly, in
 * cash rounded to the coin over all returns of the sale (accounting.md 4.3).
 */
export function settleRefunds(
  value: ReturnedValue,
  refunds: readonly Refund[],
  sale: SaleMoney,
  rule: CoinRule,
): SettledRefunds {
  refunds.forEach(({ amount }, i) => {
    if (amount === 0n)
      throw new InvalidFields({
        [`refunds.${i}.amount`]: { key: 'above_zero', words: SALE_TEXTS.aboveZero },
      });
  });
  const sum = (...modes: string[]) =>
    refunds.reduce((all, { mode, amount }) => (modes.includes(mode) ? all + amount : all), 0n);
  const { lowered } = value;
  const { worth } = worthOf(value);
  const due = refundDue(sale, worthOf(value), rule);
  const other = sum('emoney', 'cheque', 'credit_card', 'deposit', EXCHANGED);
  const cash = sum('cash');
  const credit = sum('credit');
  const isInCash = cash > 0n || other === 0n;
  const isRight = (cash === 0n && other === due.exact) || (isInCash && cash === due.cash(other));
  if (other > due.exact || !isRight || (credit > 0n && credit !== lowered))
    throw RefundsDiffer({
      // Cash is asked for in the coins in use.
      due: formatExact(money(cash > 0n && other <= due.exact ? other + due.cash(other) : due.exact), rule),
      owed: formatExact(money(lowered), rule),
    });
  return { rounding: money(other + cash - worth), deposit: money(sum('deposit')) };
}
