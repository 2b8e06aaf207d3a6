import { InvalidFields } from '#core/errors.ts';
import { formatMoney, type Money, money } from '#core/money.ts';
import { RefundsDiffer } from '../errors.ts';
import { ABOVE_ZERO, type CoinRule, toCoin } from '../sale/settle-payments.rules.ts';

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

/**
 * Holds refunds against what comes back: first the debt of the sale is lowered, and the rest goes out exactly, in cash
 * rounded to the coin as a sale is (accounting.md 4.3).
 */
export function settleRefunds(
  total: bigint,
  lowered: bigint,
  refunds: readonly Refund[],
  rule: CoinRule,
): SettledRefunds {
  refunds.forEach(({ amount }, i) => {
    if (amount === 0n)
      throw new InvalidFields({ [`refunds.${i}.amount`]: { key: 'above_zero', words: ABOVE_ZERO } });
  });
  const sum = (...modes: string[]) =>
    refunds.reduce((all, { mode, amount }) => (modes.includes(mode) ? all + amount : all), 0n);
  const rest = total - lowered - sum('emoney', 'cheque', 'credit_card', 'deposit');
  const cash = sum('cash');
  const due = cash > 0n ? toCoin(rest, rule) : rest;
  const credit = sum('credit');
  if (due !== cash || (credit > 0n && credit !== lowered))
    throw RefundsDiffer({
      due: formatMoney(total - lowered, rule),
      owed: formatMoney(lowered, rule),
    });
  return { rounding: money(due - rest), deposit: money(sum('deposit')) };
}
