import { decimalsOf } from '#core/currencies.ts';
import { divideRounded } from '#core/decimal.ts';
import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, type MoneyStyle, money, moneyStyle } from '#core/money.ts';
import { ChangeOnlyFromCash, PaymentsShort } from '../errors.ts';
import { isOwed } from './payment-modes.ts';
import { SALE_TEXTS } from './sale.words.ts';

/** One payment as the customer made it: in cash more may be given than is asked for. */
export interface Payment {
  mode: string;
  amount: Money;
}

/** How the coins in use round what is paid in cash. */
export interface CoinRule extends MoneyStyle {
  /** The smallest coin of a branch that counts in shillings, in whole units of its currency. */
  cash_rounding: number;
}

/** How a branch rounds and writes what is paid in cash. */
export function coinRule(branch: Parameters<typeof moneyStyle>[0]): CoinRule {
  return { ...moneyStyle(branch), cash_rounding: Number(branch.settings.cash_rounding ?? 1) };
}

export interface Settled {
  change: Money;
  /** What the coins in use could not pay: below zero where the customer was let off, above where he paid more. */
  rounding: Money;
  /** Of each payment, what stays after change was given. */
  taken: Money[];
  owed: Money;
}

/**
 * Holds payments against a total: they make it up exactly, but that the cash part is rounded to the coin and more cash
 * is answered with change (api.md, Writes; accounting.md 4.6). A rest that nobody paid is refused, never a silent debt; one
 * that no coin can pay is a cash payment of nothing.
 */
export function settlePayments(total: bigint, payments: readonly Payment[], rule: CoinRule): Settled {
  const isCash = ({ mode }: Payment) => mode === 'cash';
  const sum = (wanted: (payment: Payment) => boolean) =>
    payments.filter(wanted).reduce((all, { amount }) => all + amount, 0n);
  const cash = sum(isCash);
  const rest = total - sum((payment) => !isCash(payment));
  const due = payments.some(isCash) ? toCoin(rest, rule) : rest;
  const isLetOff = due === 0n && rest > 0n;
  payments.forEach((payment, i) => {
    if (payment.amount === 0n && !(isLetOff && isCash(payment)))
      throw new InvalidFields({
        [`payments.${i}.amount`]: { key: 'above_zero', words: SALE_TEXTS.aboveZero },
      });
  });
  if (rest < 0n) throw ChangeOnlyFromCash({ over: formatExact(-rest, rule) });
  if (cash < due) throw PaymentsShort({ left: formatExact(due - cash, rule) });
  return {
    change: money(cash - due),
    rounding: money(due - rest),
    taken: withoutChange(payments, cash - due),
    owed: money(sum(({ mode }) => isOwed(mode))),
  };
}

/** Cents of a shilling do not circulate, and a branch may ask for whole tens or hundreds (accounting.md 4.6). */
export function toCoin(
  amount: bigint,
  { currency, cash_rounding }: Pick<CoinRule, 'currency' | 'cash_rounding'>,
): bigint {
  if (currency !== 'TZS') return amount;
  const coin = BigInt(cash_rounding) * 10n ** BigInt(decimalsOf(currency));
  return divideRounded(amount, coin) * coin;
}

/** What stays of each payment: change comes out of the cash that was given last. */
export function withoutChange(
  payments: readonly { mode: string; amount: bigint }[],
  change: bigint,
): Money[] {
  let left = change;
  const taken = payments.toReversed().map(({ mode, amount }) => {
    const back = mode !== 'cash' ? 0n : left < amount ? left : amount;
    left -= back;
    return money(amount - back);
  });
  return taken.reverse();
}
