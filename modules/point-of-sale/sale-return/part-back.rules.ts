import type { Currency } from '#core/currencies.ts';
import { type Money, money, ZERO_MONEY } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import { returnPart } from '#core/trade/part-of-line.ts';
import { booked, bookedQuantity } from '../receipt/wire-amounts.ts';
import type { CoinRule } from '../sale/settle-payments.rules.ts';
import { type RefundDue, refundDue } from './refund-due.rules.ts';
import type { MoneyTerms } from './return-terms.answer.ts';

/** A line of a sale as the wire has it, as far as it comes back. */
export interface WireLineBefore {
  quantity: number;
  /** How many pieces go into its unit. */
  factor: number;
  /** In pieces. */
  returned_quantity: number;
  net_amount: number;
  tax: number;
}

/** What is still with the customer of a line, in pieces. */
export function leftOf(line: WireLineBefore): Quantity {
  return quantity(soldOf(line) - bookedQuantity(line.returned_quantity));
}

function soldOf({ quantity: sold, factor }: WireLineBefore): Quantity {
  return quantity(bookedQuantity(sold) * BigInt(factor));
}

/**
 * What the customer gets for a part of a line, to the cent as the server will book it, and its VAT. Of what came back meanwhile,
 * here or at another till, nothing more is given.
 */
export function partBack(
  line: WireLineBefore,
  wanted: Quantity,
  currency: Currency,
): { gross: Money; vat: Money } {
  const left = leftOf(line);
  const back = wanted < left ? wanted : left;
  if (back <= 0n) return { gross: ZERO_MONEY, vat: ZERO_MONEY };
  const sold = {
    quantity: soldOf(line),
    net: booked(line.net_amount, currency),
    vat: booked(line.tax, currency),
    line_amount: ZERO_MONEY,
    discount: ZERO_MONEY,
    cost: ZERO_MONEY,
  };
  return returnPart(sold, bookedQuantity(line.returned_quantity), back);
}

/** What becomes of the worth of goods that come back: what was given up of the sale, then what is owed for it, takes no money. */
export function dueByTerms(terms: MoneyTerms, total: Money, coin: CoinRule): RefundDue & { lessDebt: Money } {
  const sums = bookedTerms(terms, coin.currency);
  const lost = lesser(sums.written_off, total);
  const lessDebt = money(lesser(sums.remain, total - lost));
  return { lessDebt, ...refundDue(sums, { total, worth: total - lost - lessDebt }, coin) };
}

function bookedTerms({ total, rounding, written_off, remain, back }: MoneyTerms, currency: Currency) {
  const of = (amount: number) => booked(amount, currency);
  return {
    total: of(total),
    rounding: of(rounding),
    written_off: of(written_off),
    remain: of(remain),
    back: { total: of(back.total), worth: of(back.worth), money: of(back.money), cash: of(back.cash) },
  };
}

function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
