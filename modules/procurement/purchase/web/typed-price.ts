import type { Currency } from '#core/currencies.ts';
import { moneyOfText, moneyToWire } from '#core/money.ts';
import { lineAmount } from '#core/price-cart.ts';
import { quantityOf } from '#core/quantity.ts';

/** What a line costs, as it is typed: the price of one, or what the paper says that all of it comes to in its place. */
export interface TypedPrice {
  quantity: string;
  price: string;
  /** Null while the price is typed. */
  total: string | null;
}

/** What the line comes to by its price; nothing while it comes to nothing yet. */
export function totalSoFar({ quantity, price }: TypedPrice, currency: Currency): string {
  const [counted, each] = [quantityOf(Number(quantity || 0)), moneyOfText(price, currency)];
  if (typeof counted !== 'bigint' || typeof each !== 'bigint' || counted * each <= 0n) return '';
  return String(moneyToWire(lineAmount({ quantity: counted, unit_price: each }), currency));
}
