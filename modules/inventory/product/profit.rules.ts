import type { Currency } from '#core/currencies.ts';
import { divideRounded } from '#core/decimal.ts';
import { moneyOf, moneyToWire } from '#core/money.ts';
import { ONE_UNIT, quantityOf } from '#core/quantity.ts';

/** What selling one unit leaves, in wire amounts; shares in whole tenths of a percent. */
export interface Profit {
  amount: number;
  breakEven: number;
  /** Part of the selling price that is profit; nothing where it is given away. */
  share: number | undefined;
  /** What stands on top of the buying price; nothing where it cost nothing. */
  markup: number | undefined;
}

/** The profit of two typed prices; nothing until both are amounts. Counted in minor units, as the server would. */
export function profitOf(buying: string, selling: string, currency: Currency): Profit | undefined {
  const [cost, price] = [amountOf(buying, currency), amountOf(selling, currency)];
  if (cost === undefined || price === undefined) return undefined;
  const profit = price - cost;
  return {
    amount: moneyToWire(profit, currency),
    breakEven: moneyToWire(cost, currency),
    share: percentOf(profit, price),
    markup: percentOf(profit, cost),
  };
}

/** What a typed quantity is worth at a typed buying price, as a wire amount. */
export function worthOf(typed: string, buying: string, currency: Currency): number | undefined {
  const cost = amountOf(buying, currency);
  const counted = typed === '' ? undefined : quantityOf(Number(typed));
  if (cost === undefined || typeof counted !== 'bigint') return undefined;
  return moneyToWire(divideRounded(counted * cost, ONE_UNIT), currency);
}

function amountOf(typed: string, currency: Currency): bigint | undefined {
  const amount = typed === '' ? undefined : moneyOf(Number(typed), currency);
  return typeof amount === 'bigint' ? amount : undefined;
}

function percentOf(part: bigint, whole: bigint): number | undefined {
  return whole === 0n ? undefined : Number(divideRounded(part * 1000n, whole)) / 10;
}
