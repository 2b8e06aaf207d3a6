import { allot, rounded, total } from './goods-arithmetic.ts';
import type { Play } from './goods-play.ts';
import { VAT_RATE } from './goods-runner.ts';

type Mode = 'inclusive' | 'exclusive';

/** A line as it is priced on a bill: what it comes to without discount, and how it is taxed. */
export interface PricedGoods {
  amount: bigint;
  /** In hundredths of a percent. */
  discount: number;
  isTaxed: boolean;
}

/** How a whole bill is priced. */
export interface BillTerms {
  mode: Mode;
  /** In hundredths of a percent. */
  discount: number;
}

/** A discount of a line or of a bill, mostly none, and how it is said. */
export function anyDiscount({ roll }: Play): { discount: number; discountSaid: object } {
  const discount = roll(4) === 0 ? 1 + roll(9_900) : 0;
  return { discount, discountSaid: discount > 0 ? { discount_percent: discount / 100 } : {} };
}

export const anyMode = ({ roll }: Play): Mode => (roll(2) ? 'inclusive' : 'exclusive');

const percentOf = (amount: bigint, percent: number) => rounded(amount * BigInt(percent), 10_000n);

/** Net and VAT of each line after its own discount and its part of that of the bill (accounting.md 4.6). */
export function taxed(
  lines: readonly PricedGoods[],
  { mode, discount }: BillTerms,
): { net: bigint; tax: bigint }[] {
  const open = lines.map(({ amount, discount: own }) => amount - percentOf(amount, own));
  const whole = total(open);
  const off = whole === 0n ? open : allot(percentOf(whole, discount), open);
  return lines.map(({ isTaxed }, i) => {
    const base = (open[i] ?? 0n) - (whole === 0n ? 0n : (off[i] ?? 0n));
    const rate = isTaxed ? BigInt(VAT_RATE) : 0n;
    const tax = rounded(base * rate, mode === 'inclusive' ? 10_000n + rate : 10_000n);
    return { net: mode === 'inclusive' ? base - tax : base, tax };
  });
}

/** What goods are worth in stock: without the VAT that the branch claims (A17). */
export function costsOf(lines: readonly PricedGoods[], terms: BillTerms, claims: boolean): bigint[] {
  return taxed(lines, terms).map(({ net, tax }) => (claims ? net : net + tax));
}

/** Whether a branch is registered, so that it claims VAT by a fiscal receipt. */
export function isRegistered({ runner }: Play, branch: string): boolean {
  return runner.branches.find(({ id }) => id === branch)?.settings.vat_registered === true;
}
