import { isCodeOf } from '#modules/inventory/public.web.ts';
import { withQuery } from '#web-kit/api/client.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { type Observable, observable } from '#web-kit/offline/observable.ts';
import { canBeSold } from '../../cart-lines.rules.ts';
import type { CatalogueHead, CataloguePage, Gone, Sellable } from '../../catalogue.rules.ts';
import { indexProducts, indexWithPauses, type ProductIndex } from '../../find-products.rules.ts';
import type { CatalogueState, CodeAnswer, Till } from './till.ts';
import type { SavedProducts } from './till-shelf.ts';
import type { TillWorld } from './till-world.ts';

export interface SavedCatalogue {
  state: Observable<CatalogueState>;
  acts: Pick<
    Till,
    'find' | 'product' | 'inCategory' | 'canBeSold' | 'refresh' | 'settled' | 'askForCode' | 'chooseStore'
  >;
  /** Takes products as they are known to be now, such as after a sale. */
  put(products: readonly Sellable[]): void;
}

const PAGE = 1000;

/** Keeps the catalogue of the branch on the device: loaded once, then only what changed is asked for. */
export function saveCatalogue({ ask, scope, shape, shelf }: TillWorld): SavedCatalogue {
  let index: ProductIndex = indexProducts([]);
  let mark: string | null = null;
  let store: string | undefined;
  let asking: Promise<void> | null = null;
  /** Of an earlier day: to be asked for as a whole, and better than nothing where nobody answers. */
  let old: SavedProducts | null = null;
  const fromShelf = shelf.readProducts(scope).then((kept) => {
    if (kept?.shape !== shape) return;
    if (isOfToday(kept)) return show(kept);
    old = kept;
  });
  const state = observable<CatalogueState>({
    state: 'loading',
    reason: null,
    count: 0,
    head: null,
    best: [],
    version: 0,
  });

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
      settled: () => settled(state),
      async askForCode(code) {
        await refresh();
        if (index.find(code).exact) return { result: 'here' };
        return nameOfCode(ask, code);
      },
      chooseStore(id) {
        store = id;
        mark = null;
        return (asking ?? Promise.resolve()).then(refresh);
      },
    },
    put(products) {
      const { head } = state.get();
      if (head) take(products, [], head);
    },
  };

  /** One question at a time; whoever asks meanwhile waits for the same answer. */
  function refresh(): Promise<void> {
    asking ??= fromShelf
      .then(() => (mark === null ? loadAll() : askForChanges(mark)))
      .catch(noteFailure)
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  async function loadAll(): Promise<void> {
    const products: Sellable[] = [];
    const { first, last } = await eachPage({}, (page) => {
      products.push(...page.products.filter(isSold));
      state.set({ ...state.get(), count: products.length });
    });
    const kept = {
      head: headOf(last),
      mark: first.mark,
      best_sellers: first.best_sellers ?? [],
      shape,
      products,
    };
    await show(kept);
    void shelf.writeProducts(scope, kept);
  }

  async function askForChanges(since: string): Promise<void> {
    const rows: (Sellable | Gone)[] = [];
    const { first, last } = await eachPage({ since }, (page) => rows.push(...page.products));
    mark = first.mark;
    const changed = rows.filter(isSold).filter((row) => !isSame(row, index.product(row.id)));
    const gone = rows.filter((row) => !isSold(row) && index.product(row.id)).map(({ id }) => id);
    take(changed, gone, headOf(last));
    void shelf.changeProducts(scope, { changed, gone, head: headOf(last), mark });
  }

  async function eachPage(query: { since?: string }, read: (page: CataloguePage) => void) {
    const ofStore = { ...query, store_id: store, limit: PAGE };
    const pageAfter = (after?: string) =>
      ask<CataloguePage>('GET', withQuery('sale/catalogue', { ...ofStore, after }));
    const first = await pageAfter();
    let last = first;
    read(first);
    while (last.next) {
      last = await pageAfter(last.next);
      read(last);
    }
    return { first, last };
  }

  async function show(kept: SavedProducts): Promise<void> {
    index = await indexWithPauses(kept.products, kept.best_sellers, breath);
    mark = kept.mark;
    store = kept.head.store_id;
    tell(kept.head);
  }

  function take(changed: readonly Sellable[], gone: readonly string[], head: CatalogueHead): void {
    if (changed.length === 0 && gone.length === 0 && isSame(head, state.get().head)) return;
    index.put(changed);
    index.drop(gone);
    tell(head);
  }

  function tell(head: CatalogueHead): void {
    const best = index.ordered();
    const version = state.get().version + 1;
    state.set({ state: 'ready', reason: null, count: best.length, head, best, version });
  }

  /** A till that has its catalogue goes on selling from it. */
  async function noteFailure(error: unknown): Promise<void> {
    if (error instanceof Refused && error.status === 404) {
      // The store was closed, or is no longer one's own: next time the branch's usual one.
      store = undefined;
      mark = null;
    }
    if (state.get().state === 'ready') return;
    const refused = error instanceof Refused && error.status !== 503 ? error.message : null;
    if (old && !refused) {
      await show(old);
      mark = null;
      return;
    }
    state.set({ ...state.get(), state: refused ? 'refused' : 'unreachable', reason: refused });
  }
}

/** Once the first answer is there, whatever it is. */
function settled(state: Observable<CatalogueState>): Promise<void> {
  return new Promise((resolve) => {
    if (state.get().state !== 'loading') return resolve();
    const leave = state.follow(() => {
      if (state.get().state === 'loading') return;
      leave();
      resolve();
    });
  });
}

/** Whether any product of the business has a code, sold from here or not. */
async function nameOfCode(ask: TillWorld['ask'], code: string): Promise<CodeAnswer> {
  try {
    const rows = await ask<CodedProduct[]>('GET', withQuery('product/search', { keyword: code, limit: 20 }));
    const owner = rows.find((row) => isCodeOf(row, code));
    return owner ? { result: 'elsewhere', name: owner.name } : { result: 'nowhere' };
  } catch {
    return { result: 'unasked' };
  }
}

interface CodedProduct {
  name: string;
  code: string | null;
  barcodes: readonly string[] | null;
  units?: readonly { barcode: string | null }[];
}

const isSold = (row: Sellable | Gone): row is Sellable => !('gone' in row);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Best sellers grow old: once a day the whole catalogue is asked for. */
function isOfToday({ mark }: SavedProducts): boolean {
  return Date.now() - Date.parse(mark) < 20 * 60 * 60_000;
}

function headOf(page: CataloguePage): CatalogueHead {
  const { store_id, stores, categories, accounts, settings } = page;
  const { has_rooms = false, approves_prices = false } = page;
  return { store_id, stores, categories, accounts, has_rooms, approves_prices, settings };
}

/** Lets the page draw and answer before long work goes on; not a timer, which would wait four milliseconds each time. */
function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
