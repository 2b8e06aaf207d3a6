import { type Currency, decimalsOf } from '../currencies.ts';
import { divideRounded } from '../decimal.ts';
import { type Money, money } from '../money.ts';
import { type Quantity, quantity } from '../quantity.ts';

/** A currency that is not that of the books, and what one of it is worth in that, in thousandths. */
export interface Exchange {
  currency: Currency;
  rate: bigint;
}

/** Amounts in another currency are counted in thousandths, whatever its decimals. */
const SCALE = 3;

const unitsOf = (base: Currency) => 10n ** BigInt(decimalsOf(base));
const smallest = (currency: Currency) => 10n ** BigInt(SCALE - decimalsOf(currency));

/** What an amount in another currency is in the books, in minor units, rounded once. */
export function inBase(foreign: bigint, rate: bigint, base: Currency): Money {
  return money(divideRounded(foreign * rate * unitsOf(base), 1_000_000n));
}

/** What an amount of the books is in another currency, to the smallest coin of that. */
export function inForeign(amount: bigint, { currency, rate }: Exchange, base: Currency): Quantity {
  const coin = smallest(currency);
  return quantity(divideRounded(amount * 1_000_000n, unitsOf(base) * rate * coin) * coin);
}

/** An amount that a body said in another currency: bodies are read in the decimals of the branch. */
export function saidInForeign(amount: bigint, base: Currency): Quantity {
  return quantity(divideRounded(amount * 1000n, unitsOf(base)));
}

/** Whether there is such an amount of a currency: no cents of a yen. */
export function isWholeIn(currency: Currency, foreign: bigint): boolean {
  return foreign % smallest(currency) === 0n;
}

/** What is left of a debt, and in which currency it was agreed where that is not that of the books. */
export interface OwedInForeign {
  remain: bigint;
  agreed: Exchange | null;
}

/** What of some foreign money goes to a debt, and what of the debt that settles. */
export interface PaidInForeign {
  foreign: bigint;
  settles: bigint;
}

/** How much foreign money a debt takes: at its own rate where it was agreed in that currency, else at that of the day. */
export function owedInForeign({ remain, agreed }: OwedInForeign, today: Exchange, base: Currency): bigint {
  if (remain <= 0n) return 0n;
  const whole = inForeign(remain, rateFor(agreed, today), base);
  return whole > 0n ? whole : smallest(today.currency);
}

/**
 * Pays a debt with money in another currency. Who gives all that it is in that currency has paid it, to the last cent of the
 * books; who gives less has paid that at the rate of the debt.
 */
export function payInForeign(
  given: bigint,
  owed: OwedInForeign,
  today: Exchange,
  base: Currency,
): PaidInForeign {
  const whole = owedInForeign(owed, today, base);
  if (given >= whole) return { foreign: whole, settles: owed.remain };
  const worth = inBase(given, rateFor(owed.agreed, today).rate, base);
  return { foreign: given, settles: worth < owed.remain ? worth : owed.remain };
}

const rateFor = (agreed: Exchange | null, today: Exchange) =>
  agreed?.currency === today.currency ? agreed : today;

/** The currency and the rate of a record that has both; none where it speaks of the currency of the books. */
export function exchangeOf(
  { currency, rate }: { currency: Currency | null; rate: bigint | null },
  base: Currency,
): Exchange | null {
  return currency && rate && currency !== base ? { currency, rate } : null;
}
