import { divideRounded } from '../decimal.ts';
import { InvalidFields, refusal } from '../errors.ts';
import { type Money, money, sum } from '../money.ts';
import { ONE_UNIT, type Quantity } from '../quantity.ts';
import { TWO_DISCOUNTS } from './price-cart.words.ts';
import { type PriceMode, withVat } from './vat.ts';

export const DiscountTooLarge = refusal('discount_too_large', 409, {
  en: 'The discount is larger than the amount.',
  sw: 'Punguzo ni kubwa kuliko kiasi.',
});

/** A discount is an amount or a percentage (in hundredths: 7.5 % is 750), never both. */
export type Discount = { amount: Money } | { percent: number };

/** What is sold, at the price agreed; `vat_rate` in hundredths of a percent: 18 % is 1800. */
export interface CartLine {
  quantity: Quantity;
  unit_price: Money;
  /** What a paper says that the line comes to; it stands for quantity × price (accounting-additions.md A39). */
  line_total?: Money | null | undefined;
  discount?: Discount | undefined;
  vat_rate: number;
}

/** Lines with the discount of the whole sale, and how the branch quotes its prices. */
export interface Cart {
  lines: readonly CartLine[];
  discount?: Discount | undefined;
  price_mode: PriceMode;
  vat_registered: boolean;
}

/** One line of a priced cart. `list_net` is its value without VAT before any discount, which account 4000 carries. */
export interface PricedLine {
  line_amount: Money;
  line_discount: Money;
  allocated_sale_discount: Money;
  base: Money;
  net: Money;
  vat: Money;
  gross: Money;
  list_net: Money;
}

export interface PricedCart {
  lines: PricedLine[];
  sale_discount: Money;
  total_net: Money;
  total_vat: Money;
  total_gross: Money;
}

/**
 * The one price of a cart, the same at the till, on the server and in an offline queue: every part is rounded half up
 * where it arises, and totals are sums of rounded lines (accounting.md 4.6).
 */
export function priceCart(cart: Cart): PricedCart {
  const amounts = cart.lines.map(discountedAmount);
  const open = amounts.map(({ line_amount, line_discount }) => line_amount - line_discount);
  const saleDiscount = amountOf(cart.discount, sum(open));
  const shares = shareOut(saleDiscount, open);
  const lines = cart.lines.map((line, i) => {
    const { line_amount, line_discount } = amounts[i] ?? discountedAmount(line);
    const share = shares[i] ?? 0n;
    const rate = cart.vat_registered ? BigInt(line.vat_rate) : 0n;
    const base = line_amount - line_discount - share;
    const taxed = withVat(base, rate, cart.price_mode);
    return {
      line_amount: money(line_amount),
      line_discount: money(line_discount),
      allocated_sale_discount: money(share),
      base: money(base),
      ...taxed,
      list_net: withVat(line_amount, rate, cart.price_mode).net,
    };
  });
  return {
    lines,
    sale_discount: money(saleDiscount),
    total_net: sum(lines.map((line) => line.net)),
    total_vat: sum(lines.map((line) => line.vat)),
    total_gross: sum(lines.map((line) => line.gross)),
  };
}

/**
 * Parts of `total` in proportion to `weights`, rounded down; what is left over goes in single units to the largest
 * remainders, ties to the earlier line. The parts always sum to the total.
 */
export function shareOut(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / whole);
  const remainders = weights.map((weight, line) => ({ line, rest: (total * weight) % whole }));
  remainders.sort((a, b) => (a.rest === b.rest ? a.line - b.line : a.rest < b.rest ? 1 : -1));
  const left = Number(total - sum(parts));
  for (const { line } of remainders.slice(0, left)) parts[line] = (parts[line] ?? 0n) + 1n;
  return parts;
}

/** What a line comes to at its price, before any discount. */
export function lineAmount({ quantity, unit_price }: Pick<CartLine, 'quantity' | 'unit_price'>): bigint {
  return divideRounded(quantity * unit_price, ONE_UNIT);
}

function discountedAmount(line: CartLine): { line_amount: bigint; line_discount: bigint } {
  const line_amount = line.line_total ?? lineAmount(line);
  return { line_amount, line_discount: amountOf(line.discount, line_amount) };
}

function amountOf(discount: Discount | undefined, of: bigint): bigint {
  if (!discount) return 0n;
  const amount =
    'amount' in discount ? discount.amount : divideRounded(of * BigInt(discount.percent), 10_000n);
  if (amount < 0n || amount > of) throw DiscountTooLarge();
  return amount;
}

/** A discount is an amount or a percentage, never both; `place` is where it stands in the body. */
export function discountOf(
  { discount, discount_percent }: { discount?: Money | null; discount_percent?: number | null },
  place = '',
): Discount | undefined {
  if (discount != null && discount_percent != null)
    throw new InvalidFields({ [`${place}discount_percent`]: { key: 'two_discounts', words: TWO_DISCOUNTS } });
  if (discount != null) return { amount: discount };
  return discount_percent != null ? { percent: discount_percent } : undefined;
}
