import { divideRounded } from '#core/decimal.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import { type Money, money, sum } from '#core/money.ts';
import { ONE_UNIT, type Quantity } from '#core/quantity.ts';
import { type PricedLine, shareOut } from '#core/trade/price-cart.ts';
import { type PriceMode, TaxTooLarge, withVat } from '#core/trade/vat.ts';
import { CANNOT_BEAR_TAX, PRICE_OR_TOTAL } from './purchase.words.ts';

/** How a line says what it costs: by the price of one unit, or by what the whole line comes to. */
interface SaidPrice {
  quantity: Quantity;
  price?: Money | null;
  line_total?: Money | null;
}

/** The price of one unit, which follows from a total that was typed; else the field that is wrong. */
export function priceOf({
  quantity,
  price,
  line_total,
}: SaidPrice): { price: Money } | { wrong: 'price' | 'line_total'; problem: Problem } {
  if (line_total == null)
    return price == null ? { wrong: 'price', problem: { key: 'required' } } : { price: money(price) };
  if (price != null)
    return { wrong: 'line_total', problem: { key: 'price_or_total', words: PRICE_OR_TOTAL } };
  return { price: money(divideRounded(line_total * ONE_UNIT, quantity)) };
}

/**
 * Priced lines with the VAT that the paper says, shared over them by what they would bear (accounting-additions.md A39).
 * Throws `tax_too_large` where that is above the standard rate on all of it.
 */
export function taxedAsSaid(
  tax_amount: Money | null,
  lines: readonly PricedLine[],
  { price_mode, standard_rate }: { price_mode: PriceMode; standard_rate: number },
): readonly PricedLine[] {
  if (tax_amount === null) return lines;
  const most = withVat(sum(lines.map(({ base }) => base)), BigInt(standard_rate), price_mode).vat;
  if (tax_amount > most) throw TaxTooLarge();
  const shares = shareOut(
    tax_amount,
    lines.map(({ vat }) => vat),
  );
  const isBorne = lines.every(({ base }, i) => price_mode === 'exclusive' || (shares[i] ?? 0n) <= base);
  if (sum(shares) !== tax_amount || !isBorne)
    throw new InvalidFields({ tax_amount: { key: 'cannot_bear_tax', words: CANNOT_BEAR_TAX } });
  return lines.map((line, i) => {
    const vat = money(shares[i] ?? 0n);
    return price_mode === 'exclusive'
      ? { ...line, vat, gross: money(line.base + vat) }
      : { ...line, vat, net: money(line.base - vat) };
  });
}
