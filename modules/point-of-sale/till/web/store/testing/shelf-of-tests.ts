import type { OpenCart } from '../../../open-cart.rules.ts';
import type { TakenOut } from '../../../taken-out.rules.ts';
import type { WaitingSale } from '../../../waiting-sale.rules.ts';
import type { SavedProducts, SavedSealKey, TillShelf } from '../till-shelf.ts';

/** A device whose shelf outlives the page: two tills opened over it are one till before and after a reload. */
export function shelfOfTests() {
  const products = new Map<string, SavedProducts>();
  const carts = new Map<string, OpenCart>();
  const trace = new Map<string, TakenOut>();
  const waiting = new Map<string, WaitingSale>();
  const seals = new Map<string, SavedSealKey>();
  const shelf: TillShelf = {
    readProducts: async (scope) => products.get(scope) ?? null,
    writeProducts: async (scope, kept) => void products.set(scope, kept),
    async changeProducts(scope, { changed, gone, head, mark }) {
      const kept = products.get(scope);
      if (!kept) return;
      const touched = new Set([...changed.map(({ id }) => id), ...gone]);
      const others = kept.products.filter(({ id }) => !touched.has(id));
      products.set(scope, { ...kept, head, mark, products: [...others, ...changed] });
    },
    async dropBrought() {
      products.clear();
      seals.clear();
    },
    readCarts: async (scope) =>
      [...carts].filter(([key]) => key.startsWith(scope)).map(([, cart]) => structuredClone(cart)),
    putCart: async (scope, cart) => void carts.set(`${scope} ${cart.id}`, structuredClone(cart)),
    dropCart: async (scope, id) => void carts.delete(`${scope} ${id}`),
    readWaiting: async (scope) =>
      [...waiting].filter(([key]) => key.startsWith(scope)).map(([, sale]) => structuredClone(sale)),
    async putWaiting(scope, sale) {
      waiting.set(`${scope} ${sale.id}`, structuredClone(sale));
      carts.delete(`${scope} ${sale.id}`);
      return true;
    },
    dropWaiting: async (scope, id) => void waiting.delete(`${scope} ${id}`),
    async putBack(scope, cart) {
      carts.set(`${scope} ${cart.id}`, structuredClone(cart));
      waiting.delete(`${scope} ${cart.id}`);
    },
    readSealKey: async (scope) => seals.get(scope) ?? null,
    putSealKey: async (scope, key) => void seals.set(scope, { ...key }),
    async nextSealed(scope) {
      const kept = seals.get(scope);
      if (!kept) return null;
      kept.sealed += 1;
      return kept.sealed;
    },
    readTrace: async (scope) =>
      [...trace].filter(([key]) => key.startsWith(scope)).map(([, line]) => structuredClone(line)),
    async putTrace(scope, lines) {
      for (const line of lines) trace.set(`${scope} ${line.id}`, structuredClone(line));
    },
    async dropTrace(scope, ids) {
      for (const id of ids) trace.delete(`${scope} ${id}`);
    },
  };
  return { shelf, products, carts, trace, waiting };
}
