import { openStores } from '#web-kit/offline/indexed-stores.ts';
import type { Sellable } from '../../catalogue.rules.ts';
import type { OpenCart } from '../../open-cart.rules.ts';
import type { TakenOut } from '../../taken-out.rules.ts';
import type { WaitingSale } from '../../waiting-sale.rules.ts';
import type { SavedProducts, SavedSealKey, TillShelf } from './till-shelf.ts';

/** With a further store the version grows. */
const VERSION = 4;
const STORES = ['heads', 'products', 'carts', 'trace', 'waiting', 'seals'] as const;
const [HEADS, PRODUCTS, CARTS, TRACE, WAITING, SEALS] = STORES;

const inShelf = openStores('till', VERSION, STORES);

type Head = Omit<SavedProducts, 'products'>;

/** The shelf of a till in IndexedDB: products lie in boxes of some hundred, so that a change rewrites one box. */
export const indexedShelf: TillShelf = {
  readProducts: (scope) =>
    inShelf('readonly', null, async ({ store, done }) => {
      const kept = await done<Head | undefined>(store(HEADS).get(scope));
      if (!kept) return null;
      const boxes = await done(store(PRODUCTS).getAllKeys(allOf(scope)));
      // Box after box: unpacking all of them at once would hold up the page.
      const products: Sellable[] = [];
      for (const box of boxes) products.push(...(await done<Sellable[]>(store(PRODUCTS).get(box))));
      return { ...kept, products };
    }),
  writeProducts: (scope, { products, ...head }) =>
    inShelf('readwrite', undefined, async ({ store, done }) => {
      store(HEADS).put(head, scope);
      store(PRODUCTS).delete(allOf(scope));
      for (const [box, rows] of Map.groupBy(products, boxOf))
        await done(store(PRODUCTS).put(rows, [scope, box]));
    }),
  changeProducts: (scope, { changed, gone, head, mark }) =>
    inShelf('readwrite', undefined, async ({ store, done }) => {
      const kept = await done<Head | undefined>(store(HEADS).get(scope));
      if (!kept) return;
      store(HEADS).put({ ...kept, head, mark }, scope);
      const touched = new Set([...changed.map(({ id }) => id), ...gone]);
      const boxes = new Set([...touched].map((id) => boxOf({ id })));
      for (const box of boxes) {
        const rows = (await done<Sellable[] | undefined>(store(PRODUCTS).get([scope, box]))) ?? [];
        const others = rows.filter(({ id }) => !touched.has(id));
        store(PRODUCTS).put([...others, ...changed.filter((row) => boxOf(row) === box)], [scope, box]);
      }
    }),
  dropBrought: () =>
    inShelf('readwrite', undefined, async ({ store }) => {
      for (const brought of [HEADS, PRODUCTS, SEALS]) store(brought).clear();
    }),
  readCarts: (scope) =>
    inShelf('readonly', [], ({ store, done }) => done<OpenCart[]>(store(CARTS).getAll(allOf(scope)))),
  putCart: (scope, cart) =>
    inShelf('readwrite', undefined, async ({ store }) => void store(CARTS).put(cart, [scope, cart.id])),
  dropCart: (scope, id) =>
    inShelf('readwrite', undefined, async ({ store }) => void store(CARTS).delete([scope, id])),
  readWaiting: (scope) =>
    inShelf('readonly', [], ({ store, done }) => done<WaitingSale[]>(store(WAITING).getAll(allOf(scope)))),
  putWaiting: (scope, sale) =>
    inShelf('readwrite', false, async ({ store }) => {
      store(WAITING).put(sale, [scope, sale.id]);
      store(CARTS).delete([scope, sale.id]);
      return true;
    }),
  dropWaiting: (scope, id) =>
    inShelf('readwrite', undefined, async ({ store }) => void store(WAITING).delete([scope, id])),
  putBack: (scope, cart) =>
    inShelf('readwrite', undefined, async ({ store }) => {
      store(CARTS).put(cart, [scope, cart.id]);
      store(WAITING).delete([scope, cart.id]);
    }),
  readSealKey: (scope) =>
    inShelf(
      'readonly',
      null,
      async ({ store, done }) => (await done<SavedSealKey | undefined>(store(SEALS).get(scope))) ?? null,
    ),
  putSealKey: (scope, key) =>
    inShelf('readwrite', undefined, async ({ store }) => void store(SEALS).put(key, scope)),
  nextSealed: (scope) =>
    inShelf('readwrite', null, async ({ store, done }) => {
      const kept = await done<SavedSealKey | undefined>(store(SEALS).get(scope));
      if (!kept) return null;
      store(SEALS).put({ ...kept, sealed: kept.sealed + 1 }, scope);
      return kept.sealed + 1;
    }),
  readTrace: (scope) =>
    inShelf('readonly', [], ({ store, done }) => done<TakenOut[]>(store(TRACE).getAll(allOf(scope)))),
  putTrace: (scope, lines) =>
    inShelf('readwrite', undefined, async ({ store }) => {
      for (const line of lines) store(TRACE).put(line, [scope, line.id]);
    }),
  dropTrace: (scope, ids) =>
    inShelf('readwrite', undefined, async ({ store }) => {
      for (const id of ids) store(TRACE).delete([scope, id]);
    }),
};

/** The end of an id is chance, so the boxes fill evenly. */
const boxOf = ({ id }: { id: string }) => id.slice(-2);

const allOf = (scope: string) => IDBKeyRange.bound([scope], [scope, []]);
