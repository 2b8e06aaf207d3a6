import { type Currency, decimalsOf } from './currencies.ts';
import { decimalOfNumber, parseDecimal, readableDecimal, scaledUnits } from './decimal.ts';
import { AmountTooLarge, wireNumber } from './wire-number.ts';

declare const moneyBrand: unique symbol;

/** An amount in minor units of its currency: 11,800 TZS is 1180000n. Arithmetic gives a plain bigint again. */
export type Money = bigint & { readonly [moneyBrand]: true };

/** The largest amount a document or an account may carry: fifteen digits, which a JSON number still holds exactly. */
export const LARGEST_MONEY = 999_999_999_999_999n;

/** Marks a result of money arithmetic as money again; the only door besides `moneyOf`. */
export function money(minorUnits: bigint): Money {
  return minorUnits as Money;
}

export const ZERO_MONEY = money(0n);

/** Amounts added up; refused where the sum is larger than any document may carry. */
export function sum(amounts: readonly bigint[]): Money {
  return kept(amounts.reduce((total, amount) => total + amount, 0n));
}

/** An amount that a document or an account may carry; `amount_too_large` for any other. */
export function kept(amount: bigint): Money {
  if (amount > LARGEST_MONEY || amount < -LARGEST_MONEY) throw AmountTooLarge();
  return money(amount);
}

/** The amount that a wire number means, or why it is none: too many decimals, or out of range. */
export function moneyOf(value: number, currency: Currency): Money | 'decimals' | 'range' {
  const decimal = decimalOfNumber(value);
  if (!decimal) return 'range';
  return within(scaledUnits(decimal, decimalsOf(currency)));
}

/** The amount of a plain decimal text, for command lines and spreadsheets. */
export function moneyOfText(text: string, currency: Currency): Money | 'decimals' | 'range' | null {
  const decimal = parseDecimal(text);
  return decimal && within(scaledUnits(decimal, decimalsOf(currency)));
}

/** The decimal number of an amount on the wire: 1180000n TZS is 11800. Refuses what it cannot carry exactly. */
export function moneyToWire(amount: bigint, currency: Currency): number {
  return wireNumber(amount, decimalsOf(currency));
}

/** The amount that the server has sent, a total over many documents included; null for what is none. */
export function moneyOfWire(value: number, currency: Currency): Money | null {
  const decimal = decimalOfNumber(value);
  const units = decimal && scaledUnits(decimal, decimalsOf(currency));
  return units === null ? null : money(units);
}

/** An amount as people read it: thousands with commas, a real minus, decimals only where the currency shows any. */
export function formatMoney(
  amount: bigint,
  currency: Currency,
  shownDecimals = shownDecimalsOf(currency),
): string {
  return readableDecimal(amount, decimalsOf(currency), shownDecimals);
}

/** Cents are kept for TZS but no cent circulates, so none is shown unless there is one (accounting.md 4.6). */
export function shownDecimalsOf(currency: Currency): number {
  return currency === 'TZS' ? 0 : decimalsOf(currency);
}

function within(units: bigint | null): Money | 'decimals' | 'range' {
  if (units === null) return 'decimals';
  return units > LARGEST_MONEY || units < -LARGEST_MONEY ? 'range' : money(units);
}
