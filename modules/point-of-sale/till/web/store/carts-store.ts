import { type Bill, billOf } from '../../bill.rules.ts';
import { type AtTill, type Changed, isRefusal } from '../../cart-lines.rules.ts';
import type { TillSettings } from '../../catalogue.rules.ts';
import { type OpenCart, openCart } from '../../open-cart.rules.ts';
import { type Paying, type PayWay, payingOf, waysToPay } from '../../payment.rules.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import type { KeptCatalogue } from './catalogue-store.ts';
import { type Observable, observable } from './observable.ts';
import type { TillWorld } from './open-till.ts';
import type { CartsState, CompletedSale, Done } from './till.ts';

/** The carts of a till and the doors through which they change. */
export interface KeptCarts {
  state: Observable<CartsState>;
  find(id: string): OpenCart | undefined;
  /** Replaces a cart as it is, such as when it was sent. */
  replace(cart: OpenCart): void;
  /** Takes a cart away; the one in front is then its neighbour, or a fresh one. */
  remove(id: string): void;
  open(cart: OpenCart): void;
  bringToFront(id: string): void;
  noteSale(sale: CompletedSale): void;
  /** Changes the cart in front, unless it was sent and no answer has come. */
  change(edit: (cart: OpenCart, till: AtTill) => Changed): Done;
}

/** Keeps the open carts, and what the one in front comes to whenever it or the catalogue changes. */
export function keepCarts({ rights }: TillWorld, catalogue: KeptCatalogue): KeptCarts {
  const first = openCart();
  const state = observable<CartsState>(stateOf([first], first.id));
  catalogue.state.follow(() => show(state.get().carts, state.get().cart.id));

  return {
    state,
    find: (id) => state.get().carts.find((cart) => cart.id === id),
    replace,
    remove(id) {
      const { carts, cart } = state.get();
      const place = carts.findIndex((other) => other.id === id);
      const left = carts.filter((other) => other.id !== id);
      if (left.length === 0) left.push(openCart());
      show(left, cart.id === id ? (left[Math.min(place, left.length - 1)]?.id ?? '') : cart.id);
    },
    open: (cart) => show([...state.get().carts, cart], cart.id),
    bringToFront: (id) => show(state.get().carts, id),
    noteSale: (lastSale) => state.set({ ...state.get(), lastSale }),
    change(edit) {
      const { cart } = state.get();
      const { state: sending } = cart.sending;
      if (sending === 'sending') return { words: TILL_SENTENCES.being_sent };
      if (sending === 'not_sent') return { words: TILL_SENTENCES.already_sent };
      const changed = edit({ ...cart, sending: { state: 'open' } }, atTill());
      if (isRefusal(changed)) return changed;
      replace(changed);
      return null;
    },
  };

  function replace(cart: OpenCart): void {
    const { carts, cart: front } = state.get();
    show(
      carts.map((other) => (other.id === cart.id ? cart : other)),
      front.id,
    );
  }

  function show(carts: readonly OpenCart[], front: string): void {
    state.set({ ...stateOf(carts, front), lastSale: state.get().lastSale });
  }

  function stateOf(carts: readonly OpenCart[], front: string): CartsState {
    const cart = carts.find(({ id }) => id === front) ?? carts[0] ?? openCart();
    const settings = settingsNow();
    const bill = billOf(cart, settings);
    return { ready: true, carts, cart, bill, paying: payingNow(cart, bill, settings), lastSale: null };
  }

  function payingNow(cart: OpenCart, bill: Bill, settings: TillSettings): Paying | null {
    return catalogue.state.get().head ? payingOf(cart, bill, ways(), settings) : null;
  }

  function ways(): PayWay[] {
    return waysToPay(catalogue.state.get().head?.accounts ?? [], rights.credit);
  }

  function atTill(): AtTill {
    return { product: catalogue.acts.product, settings: settingsNow(), rights };
  }

  function settingsNow(): TillSettings {
    return catalogue.state.get().head?.settings ?? UNKNOWN;
  }
}

/** Until the catalogue is there nothing can be added, so these price empty carts only. */
const UNKNOWN: TillSettings = {
  currency: 'TZS',
  price_mode: 'inclusive',
  vat_registered: false,
  vat_rate: 0,
  cash_rounding: 1,
  allow_negative_stock: false,
  today: '',
};
