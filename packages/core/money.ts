import { type Currency, decimalsOf } from './currencies.ts';
import { decimalOfNumber, decimalText, parseDecimal, readableDecimal, scaledUnits } from './decimal.ts';

declare const moneyBrand: unique symbol;

/** An amount in minor units of its currency: 11,800 TZS is 1180000n. Arithmetic gives a plain bigint again. */
export type Money = bigint & { readonly [moneyBrand]: true };

/** The largest amount a document may carry: fifteen digits, which a JSON number still holds exactly. */
export const LARGEST_MONEY = 999_999_999_999_999n;

/** Marks a result of money arithmetic as money again; the only door besides `moneyOf`. */
export function money(minorUnits: bigint): Money {
  return minorUnits as Money;
}

export const ZERO_MONEY = money(0n);

export function sum(amounts: readonly bigint[]): Money {
  return money(amounts.reduce((total, amount) => total + amount, 0n));
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

/** The decimal number of an amount on the wire: 1180000n TZS is 11800. */
export function moneyToWire(amount: bigint, currency: Currency): number {
  return Number(decimalText(amount, decimalsOf(currency)));
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
