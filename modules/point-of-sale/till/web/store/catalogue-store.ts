import { withQuery } from '#web-kit/api/client.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { canBeSold } from '../../cart-lines.rules.ts';
import type { CataloguePage, Sellable } from '../../catalogue.rules.ts';
import { indexProducts, type ProductIndex } from '../../find-products.rules.ts';
import { type Observable, observable } from './observable.ts';
import type { TillWorld } from './open-till.ts';
import type { CatalogueState, Till } from './till.ts';

export interface KeptCatalogue {
  state: Observable<CatalogueState>;
  acts: Pick<Till, 'find' | 'product' | 'inCategory' | 'canBeSold' | 'refresh'>;
}

/** Loads the catalogue of the branch and keeps it searchable. */
export function keepCatalogue({ ask }: TillWorld): KeptCatalogue {
  let index: ProductIndex = indexProducts([]);
  const state = observable<CatalogueState>({
    state: 'loading',
    reason: null,
    count: 0,
    head: null,
    best: [],
    version: 0,
  });
  void refresh();
  return {
    state,
    acts: {
      find: (text) => index.find(text),
      product: (id) => index.product(id),
      inCategory: (id) => index.ordered().filter((product) => product.category_id === id),
      canBeSold: (product) => {
        const { head } = state.get();
        return head !== null && canBeSold(product, head.settings);
      },
      refresh,
    },
  };

  async function refresh(): Promise<void> {
    try {
      const products: Sellable[] = [];
      let page: CataloguePage | null = null;
      let after: string | undefined;
      let best: readonly string[] = [];
      do {
        page = await ask<CataloguePage>('GET', withQuery('sale/catalogue', { after, limit: 1000 }));
        products.push(...page.products.filter((row): row is Sellable => !('gone' in row)));
        best = page.best_sellers ?? best;
        after = page.next ?? undefined;
        state.set({ ...state.get(), count: products.length });
      } while (after);
      index = indexProducts(products, best);
      state.set({
        state: 'ready',
        reason: null,
        count: products.length,
        head: page,
        best: index.ordered(),
        version: state.get().version + 1,
      });
    } catch (error) {
      const refused = error instanceof Refused;
      state.set({
        ...state.get(),
        state: refused ? 'refused' : 'unreachable',
        reason: refused ? error.message : null,
      });
    }
  }
}
