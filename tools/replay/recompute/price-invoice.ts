import { share } from './pennies.ts';

/** How the shop charges: percent of VAT, 0 where it is not registered, in its prices or on top, and whether ways to sell take turns. */
export interface Terms {
  vat: bigint;
  isExclusive: boolean;
  isMixed: boolean;
}

/** What one line of an invoice comes to, in pennies; `list` is its worth without tax before any discount. */
export interface PricedLine {
  list: bigint;
  net: bigint;
  tax: bigint;
}

/** In which way an invoice is sold: the rule of the replay, written down a second time (docs/replay.md). */
export function wayOf(
  invoice: string,
  customer: string,
  { isMixed }: Terms,
): { isOnCredit: boolean; percentOfLine: bigint; percentOfSale: bigint } {
  const number = BigInt(invoice.replaceAll(/\D/g, '') || '0');
  return {
    isOnCredit: isMixed && customer !== '' && number % 3n === 0n,
    percentOfLine: isMixed && number % 2n === 1n ? 10n : 0n,
    percentOfSale: isMixed && number % 4n > 1n ? 5n : 0n,
  };
}

/** The lines of an invoice by what they come to at their prices, `amounts`: first their own discounts, then that of the sale. */
export function priceInvoice(
  amounts: readonly bigint[],
  { percentOfLine, percentOfSale }: ReturnType<typeof wayOf>,
  terms: Terms,
): PricedLine[] {
  const reduced = amounts.map((amount) => amount - share(amount, percentOfLine, 100n));
  const whole = reduced.reduce((sum, amount) => sum + amount, 0n);
  const off = spread(share(whole, percentOfSale, 100n), reduced, whole);
  return amounts.map((amount, at) => {
    const paid = (reduced[at] ?? 0n) - (off[at] ?? 0n);
    const tax = taxOf(paid, terms);
    return {
      list: terms.isExclusive ? amount : amount - taxOf(amount, terms),
      net: terms.isExclusive ? paid : paid - tax,
      tax,
    };
  });
}

function taxOf(amount: bigint, { vat, isExclusive }: Terms): bigint {
  return share(amount, vat, isExclusive ? 100n : 100n + vat);
}

/** Whole pennies by weight; those left over go one each to whoever lost most by rounding down, the earlier first. */
function spread(pennies: bigint, weights: readonly bigint[], whole: bigint): bigint[] {
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (pennies * weight) / whole);
  const lost = weights.map((weight) => (pennies * weight) % whole);
  for (let left = pennies - parts.reduce((sum, part) => sum + part, 0n); left > 0n; left -= 1n) {
    const most = lost.reduce((best, rest, at) => (rest > (lost[best] ?? -1n) ? at : best), 0);
    parts[most] = (parts[most] ?? 0n) + 1n;
    lost[most] = -1n;
  }
  return parts;
}
