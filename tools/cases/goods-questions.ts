import { type Books, transitOf } from './books.ts';
import type { CaseEvent } from './case-file.ts';
import { productId } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import { compareShown, type Difference } from './compare-figures.ts';

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
  /** What the list of products says of the end of a day (A13): in all stores of each branch, and in one of them. */
  async 'as-of-stock'(shop, { input, expect = {} }) {
    const day = `&as_of=${String(input.date_to)}`;
    const levels = (expect.levels ?? []) as { product: string; store: string; quantity: number }[];
    const values = (expect.values ?? []) as { product: string; branch: string; value: number }[];
    const then = async (product: string, branchId: string, more = '') => {
      const rows = await shop.client.list<AsOfRow>('product', branchId, `${day}${more}`);
      return rows.find(({ name }) => name === product);
    };
    const differences: Difference[] = [];
    for (const { product, store, quantity } of levels) {
      const { id, branchId } = shop.stores.get(store) ?? { id: '', branchId: '' };
      const found = await then(product, branchId, `&as_of_store_id=${id}`);
      if (found?.stock !== quantity)
        differences.push(`${product} in ${store}: ${quantity} expected, ${found?.stock} shown`);
    }
    for (const { product, branch, value } of values) {
      const found = await then(product, shop.branches.get(branch) ?? '');
      if (found?.stock_value !== value)
        differences.push(`value of ${product} in ${branch}: ${value} expected, ${found?.stock_value} shown`);
    }
    return differences;
  },
};

interface AsOfRow {
  name: string;
  stock: number;
  stock_value: number;
}
