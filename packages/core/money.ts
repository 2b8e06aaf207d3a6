import { type Currency, decimalsOf } from './currencies.ts';
import { decimalOfNumber, divideRounded, parseDecimal, readableDecimal, scaledUnits } from './decimal.ts';
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
  return storable(amounts.reduce((total, amount) => total + amount, 0n));
}

/** An amount that a document or an account may carry; `amount_too_large` for any other. */
export function storable(amount: bigint): Money {
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

/** How amounts may look: the sign between thousands, and that before decimals where they are always written (specification §9). */
export const AMOUNT_FORMATS = ['0,0', '0,0.00', '0.0,0', '0.0,00', '0 0', '0 0.00'] as const;

/** How a branch writes its amounts. A format that is not known counts as the usual one, `0,0`. */
export interface MoneyStyle {
  currency: Currency;
  /** One of `AMOUNT_FORMATS`, as the settings of the branch carry it. */
  currency_format: unknown;
}

/** The style of a branch, out of its settings. */
export function moneyStyle({
  currency,
  settings,
}: {
  currency: Currency;
  settings: Readonly<Record<string, unknown>>;
}): MoneyStyle {
  return { currency, currency_format: settings.currency_format };
}

/**
 * An amount in minor units as people read it on screen and paper: `12,500`, `−2,600`, `12.500,00`. It has the decimals
 * that its currency shows or its format asks for, rounded half up, however many are kept; an amount that would read as
 * nothing though there is some is written out (docs/decisions/0043-amounts-on-screen-and-paper.md).
 */
export function formatMoney(amount: bigint, style: MoneyStyle): string {
  const { shown, hidden } = decimalsIn(style);
  const rounded = divideRounded(amount, hidden) * hidden;
  return written(rounded === 0n ? amount : rounded, style, shown);
}

/** The price of one unit, by which a reader multiplies: never rounded, so that `113 x 123.45` comes to its amount. */
export function formatPrice(amount: bigint, style: MoneyStyle): string {
  return formatExact(amount, style);
}

/** An amount that a sentence asks for or refuses by: never rounded, or what is typed after it is refused again. */
export function formatExact(amount: bigint, style: MoneyStyle): string {
  const { shown, hidden } = decimalsIn(style);
  return written(amount, style, amount % hidden === 0n ? shown : decimalsOf(style.currency));
}

/** How many decimals a style shows, and how many minor units the last of them stands for. */
function decimalsIn({ currency, currency_format }: MoneyStyle) {
  const storable = decimalsOf(currency);
  const shown = Math.min(storable, Math.max(CIRCULATING[currency], signsOf(currency_format).zeros));
  return { shown, hidden: 10n ** BigInt(storable - shown) };
}

function written(amount: bigint, { currency, currency_format }: MoneyStyle, decimals: number): string {
  const { thousands, point } = signsOf(currency_format);
  const text = readableDecimal(amount, decimalsOf(currency), decimals);
  return text.replace(/[,.]/g, (sign) => (sign === ',' ? thousands : point));
}

function signsOf(currencyFormat: unknown) {
  const known = AMOUNT_FORMATS.find((format) => format === currencyFormat) ?? AMOUNT_FORMATS[0];
  const [, thousands = ',', point, zeros = ''] = PARTS.exec(known) ?? [];
  return { thousands: SPACES[thousands] ?? thousands, point: point ?? '.', zeros: zeros.length };
}

/** `0`, the sign between thousands, `0`, and with decimals the sign before them and their zeros. */
const PARTS = /^0(.)0(?:(.)(0+))?$/;

/** An amount is not broken at its thousands. */
const SPACES: Readonly<Record<string, string>> = { ' ': '\u00a0' };

/** With how many decimals people count in a currency, such as on a keypad. */
export function shownDecimalsOf(currency: Currency): number {
  return CIRCULATING[currency];
}

/** The decimals in which people count; no cent of a shilling circulates, though cents are kept (accounting.md 4.6). */
const CIRCULATING: Readonly<Record<Currency, number>> = { TZS: 0, USD: 2, EUR: 2, GBP: 2, JPY: 0 };

function within(units: bigint | null): Money | 'decimals' | 'range' {
  if (units === null) return 'decimals';
  return units > LARGEST_MONEY || units < -LARGEST_MONEY ? 'range' : money(units);
}
