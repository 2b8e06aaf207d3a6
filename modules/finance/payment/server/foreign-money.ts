import type { Currency } from '#core/currencies.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import { type Exchange, inBase, isWholeIn, saidInForeign } from '#core/trade/exchange.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';

/** What of a payment was given in another currency, and what that is worth more than what it settled. */
export interface ForeignMoney extends Exchange {
  foreign_amount: Quantity;
  exchange_amount: Money;
}

/** Under which keys a body says in what its money is given. */
interface Keys {
  currency: string;
  rate: string;
}

/**
 * The currency in which money is given and its rate of the day; none where it is that of the branch. A rate without a currency, and a
 * currency without a rate, are refused under their keys.
 */
export function readExchange(
  base: Currency,
  { currency, rate }: { currency: Currency | null | undefined; rate: bigint | null | undefined },
  keys: Keys = { currency: 'currency', rate: 'rate' },
): Exchange | null {
  if (currency === base) return null;
  if (!currency) {
    if (rate) throw new InvalidFields({ [keys.currency]: WHICH_CURRENCY });
    return null;
  }
  if (!rate) throw new InvalidFields({ [keys.rate]: DAY_RATE_NEEDED });
  return { currency, rate };
}

/** An amount that a body says in another currency; refused where that has no such coin. */
export function readForeign(base: Currency, { currency }: Exchange, amount: bigint): Quantity {
  const said = saidInForeign(amount, base);
  if (!isWholeIn(currency, said)) throw new InvalidFields({ amount: { key: 'amount_no_decimals' } });
  return said;
}

/** What money in another currency is in the books, and how far that is from what it settles. */
export function worthOf(base: Currency, { currency, rate }: Exchange, foreign: Quantity, settles: bigint) {
  const amount = inBase(foreign, rate, base);
  const of = { currency, rate, foreign_amount: foreign, exchange_amount: money(amount - settles) };
  return { amount, foreign: of satisfies ForeignMoney };
}

const WHICH_CURRENCY: Problem = { key: 'which_currency', words: PAYMENT_TEXTS.whichCurrency };
const DAY_RATE_NEEDED: Problem = { key: 'day_rate_needed', words: PAYMENT_TEXTS.dayRateNeeded };
