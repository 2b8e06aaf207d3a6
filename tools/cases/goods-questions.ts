import { type Books, stockOf, transitOf } from './books.ts';
import type { CaseEvent } from './case-file.ts';
import { productId } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import { compareShown, compareStock, type Difference } from './compare.ts';

/** Questions about goods, asked at the point of the story where they stand. */
export const GOODS_QUESTIONS: Readonly<
  Record<string, (shop: CaseShop, event: CaseEvent, books: Books) => Difference[] | Promise<Difference[]>>
> = {
  /** How many full packs lie in a store, and how much beside. */
  async pack(shop, { input, expect }, { levels }) {
    const branchId = shop.stores.get(String(input.store))?.branchId ?? '';
    const path = `api/product?id=${productId(shop, input.product)}`;
    const { units } = await shop.client.must<{ units: { unit: string; factor: number }[] }>({
      method: 'GET',
      path,
      branchId,
    });
    const factor = units.find(({ unit }) => unit === input.unit)?.factor ?? 1;
    const level = levels.get(`${input.product}, ${input.store}`) ?? 0;
    const shown = { full: Math.floor(level / factor), rest: level % factor };
    return compareShown(expect, shown, 'pack');
  },
  /** Where the stock of a product lies, and what of its pool each place is worth (A4). */
  async 'stock-by-store'(shop, { input, expect }) {
    const branch = String(input.branch);
    const found = await shop.client.must<{ store_name: string; in_transit: boolean }[]>({
      method: 'GET',
      path: `api/product/stock-by-store?id=${productId(shop, input.product)}`,
      branchId: shop.branches.get(branch) ?? '',
    });
    const stores = found.map(({ store_name, in_transit, ...place }) => ({
      ...place,
      store: in_transit ? transitOf(branch) : store_name,
    }));
    return compareShown(expect, { product: input.product, stores }, 'stores');
  },
  /** What the books say for the end of a day (A13). */
  'as-of-stock'(_shop, { input, expect = {} }, { movements }) {
    const then = stockOf(movements.filter(({ date }) => date <= String(input.date_to)));
    const values = (expect.values ?? []) as { product: string; branch: string; value: number }[];
    return [
      ...compareStock({ levels: expect.levels ?? [] }, then),
      ...values.flatMap(({ product, branch, value }) => {
        const found = (then.pools.get(`${product}, ${branch}`)?.cents ?? 0) / 100;
        return found === value ? [] : [`value of ${product} in ${branch}: ${value} expected, ${found} found`];
      }),
    ];
  },
};
