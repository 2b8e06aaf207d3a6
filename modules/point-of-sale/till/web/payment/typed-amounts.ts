import type { Currency } from '#core/currencies.ts';
import { parseDecimal, scaledUnits } from '#core/decimal.ts';
import { type Money, moneyOfText, moneyToWire } from '#core/money.ts';
import { LARGEST_QUANTITY, type Quantity, quantity, quantityToWire } from '#core/quantity.ts';
import type { Discount } from '#core/trade/price-cart.ts';

/** The amount that a typed text means; null while it means none. */
export function typedMoney(text: string, currency: Currency): Money | null {
  const amount = moneyOfText(text, currency);
  return typeof amount === 'bigint' ? amount : null;
}

export function typedQuantity(text: string): Quantity | null {
  const decimal = parseDecimal(text);
  const units = decimal && scaledUnits(decimal, 3);
  return units === null || units < 0n || units > LARGEST_QUANTITY ? null : quantity(units);
}

/** A typed discount, an amount or a percentage; nothing typed is none at all. */
export function typedDiscount(
  text: string,
  way: 'amount' | 'percent',
  currency: Currency,
): Discount | null | 'unreadable' {
  if (text.trim() === '') return null;
  if (way === 'amount') {
    const amount = typedMoney(text, currency);
    return amount === null ? 'unreadable' : amount === 0n ? null : { amount };
  }
  const decimal = parseDecimal(text);
  const hundredths = decimal && scaledUnits(decimal, 2);
  if (hundredths === null || hundredths < 0n || hundredths > 10_000n) return 'unreadable';
  return hundredths === 0n ? null : { percent: Number(hundredths) };
}

/** An amount as it stands in a field: plain, without separators. */
export function moneyField(amount: Money, currency: Currency): string {
  return String(moneyToWire(amount, currency));
}

export function quantityField(amount: Quantity): string {
  return String(quantityToWire(amount));
}

export function discountField(discount: Discount | null, currency: Currency): string {
  if (!discount) return '';
  return 'amount' in discount ? moneyField(discount.amount, currency) : String(discount.percent / 100);
}
