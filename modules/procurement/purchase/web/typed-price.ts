import type { Currency } from '#core/currencies.ts';
import { divideRounded } from '#core/decimal.ts';
import { money, moneyOfText, moneyToWire } from '#core/money.ts';
import { ONE_UNIT, quantityOf } from '#core/quantity.ts';

/** What a line costs, as it is typed: the price of one, or what the paper says that all of it comes to in its place. */
export interface TypedPrice {
  quantity: string;
  /** How many of these the price is of, where it is of more than one: of a carton, while pieces of it are billed. */
  per?: number;
  price: string;
  /** Null while the price is typed. */
  total: string | null;
}

/** What the line comes to by its price; nothing while it comes to nothing yet. */
export function totalSoFar({ quantity, price, per = 1 }: TypedPrice, currency: Currency): string {
  const [counted, each] = [quantityOf(Number(quantity || 0)), moneyOfText(price, currency)];
  if (typeof counted !== 'bigint' || typeof each !== 'bigint' || counted * each <= 0n) return '';
  return String(moneyToWire(money(divideRounded(counted * each, ONE_UNIT * BigInt(per))), currency));
}
