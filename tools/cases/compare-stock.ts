import { type Books, cents } from './books.ts';
import type { Expected } from './case-file.ts';
import { productId } from './case-names.ts';
import { branchOf, type CaseShop } from './case-shop.ts';
import { compareShown, type Difference } from './compare-figures.ts';

/** Goods that moved although the story says nothing of them. */
export function compareUntold(
  { stock = [], levels = [] }: Expected,
  before: Books,
  after: Books,
): Difference[] {
  const pools = new Set(stock.map(({ product, branch }) => `${product}, ${branch}`));
  const stores = new Set(levels.map(({ product, store }) => `${product}, ${store}`));
  return [
    ...[...after.pools]
      .filter(([pool]) => !pools.has(pool) && poolOf(before, pool) !== poolOf(after, pool))
      .map(
        ([pool]) => `${pool}: nothing expected, from ${poolOf(before, pool)} to ${poolOf(after, pool)} found`,
      ),
    ...[...after.stores]
      .filter(([store, level]) => !stores.has(store) && level !== (before.stores.get(store) ?? 0))
      .map(([store]) => `${store}: no movement expected, one found`),
  ];
}

function poolOf({ pools }: Books, pool: string): string {
  const { quantity, cents } = pools.get(pool) ?? { quantity: 0, cents: 0 };
  return `${quantity} worth ${cents / 100}`;
}

/** Quantity and value of pools, and levels of stores and of batches in them. */
export function compareStock(
  { stock = [], levels = [] }: Expected,
  { pools, levels: found }: Pick<Books, 'pools' | 'levels'>,
): Difference[] {
  const differences: Difference[] = [];
  for (const { product, branch, quantity, value } of stock) {
    const pool = pools.get(`${product}, ${branch}`) ?? { quantity: 0, cents: 0 };
    if (pool.quantity !== quantity || pool.cents !== cents(value))
      differences.push(
        `stock of ${product} in ${branch}: ${quantity} worth ${value} expected, ${pool.quantity} worth ${pool.cents / 100} found`,
      );
  }
  for (const { product, store, batch, quantity } of levels) {
    const place = `${product}, ${store}${batch ? `, ${batch}` : ''}`;
    const level = found.get(place) ?? 0;
    if (level !== quantity) differences.push(`level of ${place}: ${quantity} expected, ${level} found`);
  }
  return differences;
}

const HALF_A_CENT = 0.005_001;

interface WhyCost {
  valuation: string;
  unit_cost: number | null;
  steps: readonly { quantity: number; value: number }[];
}

/** The average that is shown of a pool, and what is left of its layers. */
export async function compareCosts(
  shop: CaseShop,
  { stock = [], layers = [] }: Pick<Expected, 'stock' | 'layers'>,
): Promise<Difference[]> {
  const ask = (product: string, branch: string) => {
    const [path, branchId] = [`api/product/why-cost?id=${productId(shop, product)}`, branchOf(shop, branch)];
    return shop.client.must<WhyCost>({ method: 'GET', path, branchId });
  };
  const differences: Difference[] = [];
  for (const { product, branch, quantity, average_cost } of stock) {
    // Nothing costs nothing: what the last of it was worth is not asked.
    if (average_cost === undefined || quantity === 0) continue;
    const { unit_cost } = await ask(product, branch);
    // Shown in cents; the story has hundredths of them.
    if (unit_cost === null || Math.abs(unit_cost - average_cost) > HALF_A_CENT)
      differences.push(`average of ${product} in ${branch}: ${average_cost} expected, ${unit_cost} shown`);
  }
  for (const { product, branch, layers: told } of layers) {
    const { steps } = await ask(product, branch);
    const wanted = told.map(({ quantity, value }) => ({ quantity, value }));
    differences.push(...compareShown(wanted, steps, `layers of ${product} in ${branch}`));
  }
  return differences;
}
