import type { Posting, PostingLine, StockPosting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** A line of a stock take: by how much the count differs, in thousandths, and what that is worth in minor units. */
export interface CountedLine {
  product_id: string;
  variance: bigint;
  value: bigint;
}

export interface CountedStock {
  branch_id: string;
  store_id: string | null;
  date: string | null;
  lines: readonly CountedLine[];
}

/**
 * One entry for the whole count. Batches of one product are netted, products are not: what was found is a gain beside what
 * is missing (A10).
 */
export function countPosting({ branch_id, store_id, date, lines }: CountedStock): Posting {
  const worth = [...Map.groupBy(lines, ({ product_id }) => product_id).values()].map((of) =>
    of.reduce((sum, { value }) => sum + value, 0n),
  );
  const found = worth.reduce((sum, value) => (value > 0n ? sum + value : sum), 0n);
  const missing = worth.reduce((sum, value) => (value < 0n ? sum - value : sum), 0n);
  const net = found - missing;
  const stock: PostingLine = {
    account: CHART.inventory,
    ...(store_id ? { store_id } : {}),
    ...(net > 0n ? { debit: net } : { credit: -net }),
  };
  return {
    branch_id,
    date: date ?? '',
    lines: [
      stock,
      { account: CHART.stockLosses, debit: missing },
      { account: CHART.stockGains, credit: found },
    ],
  };
}

/** The goods that a count moves; what was found as the books say moves nothing. */
export function countedGoods({ store_id, lines }: CountedStock): StockPosting[] {
  return lines
    .filter(({ variance }) => variance !== 0n)
    .map(({ product_id, variance, value }) => ({
      product_id,
      store_id: store_id ?? '',
      quantity: variance,
      value,
    }));
}

/** What of a variance is a difference of the product, and what lay in another batch of it; both with the sign of the variance. */
export interface SplitVariance {
  net: bigint;
  misplaced: bigint;
}

/**
 * Splits the variances of a count, in their order: where one batch of a product is short and another one over, the goods
 * were in the wrong box, and only the rest is missing or found.
 */
export function splitVariances(
  lines: readonly Pick<CountedLine, 'product_id' | 'variance'>[],
): SplitVariance[] {
  const misplaced = new Map<string, { over: bigint; short: bigint }>();
  for (const [product, of] of Map.groupBy(lines, ({ product_id }) => product_id)) {
    const sum = (sign: bigint) =>
      of.reduce((all, { variance }) => (variance * sign > 0n ? all + variance * sign : all), 0n);
    const both = sum(1n) < sum(-1n) ? sum(1n) : sum(-1n);
    misplaced.set(product, { over: both, short: both });
  }
  return lines.map(({ product_id, variance }) => {
    const left = misplaced.get(product_id) ?? { over: 0n, short: 0n };
    const [side, sign] = variance > 0n ? (['over', 1n] as const) : (['short', -1n] as const);
    const part = left[side] < variance * sign ? left[side] : variance * sign;
    left[side] -= part;
    return { net: variance - part * sign, misplaced: part * sign };
  });
}
