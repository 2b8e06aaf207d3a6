import type { Currency } from '#core/currencies.ts';
import { type Money, money, sum, ZERO_MONEY } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import { lineAmount } from '#core/trade/price-cart.ts';
import { withVat } from '#core/trade/vat.ts';
import { booked, bookedQuantity } from '../../receipt/wire-amounts.ts';
import { type PriceChoice, shareOfPart } from '../quote-parts.rules.ts';
import type { LineTerms } from '../quote-terms.answer.ts';
import type { WireQuote } from './wire-quote.ts';

/** So much of a line, and at which price; none is chosen yet where an expired quote asks. */
export interface ChosenPart {
  line_no: number;
  quantity: Quantity;
  prices: PriceChoice | null;
}

/** What the chosen parts come to, as the server will price them. */
export function sumOfParts(
  quote: WireQuote,
  terms: readonly LineTerms[],
  parts: readonly ChosenPart[],
): Money {
  return sum(parts.map((part) => amountOfPart(quote, terms[part.line_no - 1], part)));
}

/** How a conversion comes to its total: all that is left at its quoted prices, what stays, and what prices of today make of the rest. */
export function wayToTotal(quote: WireQuote, terms: readonly LineTerms[], parts: readonly ChosenPart[]) {
  const atQuoted = (part: ChosenPart) => ({ ...part, prices: 'quoted' as const });
  const all = terms.map(({ line_no, left }) => ({
    ...{ line_no, quantity: bookedQuantity(left), prices: 'quoted' as const },
  }));
  const left = sumOfParts(quote, terms, all);
  const taken = sumOfParts(quote, terms, parts.map(atQuoted));
  return { left, stays: money(left - taken), dearer: money(sumOfParts(quote, terms, parts) - taken) };
}

/** At its quoted price a part is its share of what the line came to, discounts and all. */
export function amountOfPart(
  { lines, currency, price_mode }: WireQuote,
  terms: LineTerms | undefined,
  { line_no, quantity, prices }: ChosenPart,
): Money {
  const line = lines[line_no - 1];
  if (!line || !terms || quantity <= 0n) return ZERO_MONEY;
  const of = bookedQuantity(line.quantity);
  if (prices !== 'current')
    return shareOfPart(booked(line.total_amount, currency), of, of - bookedQuantity(terms.left), quantity);
  const unit_price = booked(terms.present ?? 0, currency as Currency);
  const rate = line.tax > 0 ? BigInt(Math.round(line.vat_rate * 100)) : 0n;
  const mode = price_mode === 'exclusive' ? 'exclusive' : 'inclusive';
  return withVat(lineAmount({ quantity, unit_price }), rate, mode).gross;
}
