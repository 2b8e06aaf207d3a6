import type { Currency } from '#core/currencies.ts';
import { type Money, moneyOf } from '#core/money.ts';
import { type Quantity, quantityOf } from '#core/quantity.ts';

/** An amount that the server has booked, in minor units; it has no more decimals than its currency. */
export function booked(wire: number, currency: Currency): Money {
  const amount = moneyOf(wire, currency);
  if (typeof amount === 'string') throw new RangeError(`A sale holds the amount ${wire} (${amount}).`);
  return amount;
}

/** A quantity that the server has booked, in thousandths. */
export function bookedQuantity(wire: number): Quantity {
  const amount = quantityOf(wire);
  if (typeof amount === 'string') throw new RangeError(`A sale holds the quantity ${wire} (${amount}).`);
  return amount;
}
