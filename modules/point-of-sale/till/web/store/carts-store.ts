import { money } from '#core/money.ts';
import { type Observable, observable } from '#web-kit/offline/observable.ts';
import { type Bill, billOf } from '../../bill.rules.ts';
import { type AtTill, type Changed, isRefusal } from '../../cart-lines.rules.ts';
import type { TillSettings } from '../../catalogue.rules.ts';
import { type CartExchange, type ExchangeSums, exchangeSums } from '../../exchange.rules.ts';
import { type OpenCart, openCart, type SentSale } from '../../open-cart.rules.ts';
import { type Paying, payingOf, waysToPay } from '../../payment.rules.ts';
import { hasContent, heldAgainstCatalogue } from '../../returned-cart.rules.ts';
import { takenOut } from '../../taken-out.rules.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import { afterPaint } from './after-paint.ts';
import type { SavedCatalogue } from './catalogue-store.ts';
import type { SavedTrace } from './save-trace.ts';
import type { SavedWaiting } from './save-waiting.ts';
import type { CartsState, CompletedSale, Done } from './till.ts';
import type { TillWorld } from './till-world.ts';

/** The carts of a till and the doors through which they change. */
export interface SavedCarts {
  state: Observable<CartsState>;
  find(id: string): OpenCart | undefined;
  /** Puts a cart in place of what it was, such as when it was sent. */
  replace(cart: OpenCart): void;
  /** Takes a cart away with all that is in it; the one in front is then its neighbour, or a fresh one. */
  remove(id: string): void;
  open(cart: OpenCart): void;
  bringToFront(id: string): void;
  /** The cart in front was kept as a document of its own. */
  dropSaved(): void;
  /** A cart was sold: it goes, and a fresh one stands in front where it stood; who has gone on stays with another. */
  finish(id: string, sale: CompletedSale | null): void;
  /** Changes the cart in front, unless it was sent and no answer has come. */
  change(edit: (cart: OpenCart, till: AtTill) => Changed): Done;
}

/** Keeps the open carts on the device, and what the one in front comes to whenever it or the catalogue changes. */
export function saveCarts(
  world: TillWorld,
  catalogue: SavedCatalogue,
  trace: SavedTrace,
  waiting: SavedWaiting,
): SavedCarts {
  const { rights, scope, shelf, otherTabs } = world;
  const unkept = new Map<string, OpenCart>();
  const first = openCart();
  const state = observable<CartsState>(stateOf([first], first.id, { ready: false, lastSale: null }));
  catalogue.state.follow(() => {
    const { carts, cart } = state.get();
    show(carts.map(held), cart.id);
  });
  otherTabs.hear(() => void readKept());
  void readKept();

  return {
    state,
    find: (id) => state.get().carts.find((cart) => cart.id === id),
    replace,
    remove(id) {
      const { carts, cart } = state.get();
      const place = carts.findIndex((other) => other.id === id);
      const gone = carts[place];
      if (gone) trace.note(takenOut(gone, { lines: [] }));
      const left = carts.filter((other) => other.id !== id);
      if (left.length === 0) left.push(openCart(carts));
      show(left, cart.id === id ? (left[Math.min(place, left.length - 1)]?.id ?? '') : cart.id);
      drop(id);
    },
    open(cart) {
      show([...state.get().carts, cart], cart.id);
      keep(cart);
    },
    bringToFront: (id) => show(state.get().carts, id),
    dropSaved: () => finish(state.get().cart.id, state.get().lastSale),
    finish,
    change(edit) {
      const { cart } = state.get();
      const { state: sending } = cart.sending;
      if (sending === 'sending') return { words: TILL_SENTENCES.being_sent };
      const changed = edit({ ...cart, sending: { state: 'open' } }, atTill());
      if (isRefusal(changed)) return changed;
      put(changed);
      unkept.set(changed.id, changed);
      afterPaint(saveChanged);
      trace.note(takenOut(cart, changed));
      return null;
    },
  };

  function finish(id: string, lastSale: CompletedSale | null): void {
    const { carts: before, cart: inFront } = state.get();
    const left = before.filter((cart) => cart.id !== id);
    const isInFront = inFront.id === id;
    const next = isInFront ? (left.find((cart) => !hasContent(cart)) ?? openCart(before)) : inFront;
    const carts = left.includes(next) ? left : [...left, next];
    state.set(stateOf(carts, next.id, { ready: true, lastSale }));
    drop(id);
  }

  function replace(cart: OpenCart): void {
    put(cart);
    keep(cart);
  }

  function put(cart: OpenCart): void {
    const { carts, cart: front } = state.get();
    show(
      carts.map((other) => (other.id === cart.id ? cart : other)),
      front.id,
    );
  }

  /** An empty cart is worth nothing, and each tab has its own. */
  function keep(cart: OpenCart): void {
    unkept.delete(cart.id);
    if (hasContent(cart)) void shelf.putCart(scope, cart).then(otherTabs.tell);
    else drop(cart.id);
  }

  /** A line is drawn before it is written down: the shelf takes longer than the eye. */
  function saveChanged(): void {
    for (const cart of unkept.values()) keep(cart);
  }

  function drop(id: string): void {
    unkept.delete(id);
    void shelf.dropCart(scope, id).then(otherTabs.tell);
  }

  /** What lies on the shelf stands beside the empty carts of this tab; what another tab has sold is gone. */
  async function readKept(): Promise<void> {
    saveChanged();
    const before = new Set(state.get().carts);
    const lying = await shelf.readCarts(scope);
    const { carts, cart, ready, lastSale } = state.get();
    const kept = ready ? lying : await openOnly(lying);
    // What was changed here while the shelf was read is newer than what lay on it.
    const own = carts.filter((other) => !before.has(other) || !hasContent(other) || isBeingSent(other));
    const others = kept.filter(({ id }) => !own.some((other) => other.id === id));
    const all = [...others.map(held), ...own];
    const ordered = all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const shown = ordered.length > 0 ? ordered : [openCart()];
    const front = ready || hasContent(cart) ? cart.id : (others.at(-1)?.id ?? cart.id);
    const known = ready ? shown : shown.filter((other) => hasContent(other) || others.length === 0);
    state.set(stateOf(known, front, { ready: true, lastSale }));
  }

  /** What was being sent when the page was closed is sold, whether or not an answer came: it waits until one does. */
  async function openOnly(lying: readonly OpenCart[]): Promise<OpenCart[]> {
    const open: OpenCart[] = [];
    for (const cart of lying)
      if (cart.sending.state !== 'sending') open.push(cart);
      else if (cart.exchange) open.push(exchangeAgain(cart, cart.exchange, cart.sending.sent));
      else if (cart.sending.sent) await waiting.keep(cart, cart.sending.sent);
      else open.push({ ...cart, sending: { state: 'open' } });
    return open;
  }

  /** Whether it was done only the server knows; what was sent is kept, and asked for again. */
  function exchangeAgain(cart: OpenCart, exchange: CartExchange, { body }: SentSale): OpenCart {
    return { ...cart, exchange: { ...exchange, sent: exchange.sent ?? body }, sending: { state: 'open' } };
  }

  function isBeingSent(cart: OpenCart): boolean {
    return cart.sending.state === 'sending';
  }

  function held(cart: OpenCart): OpenCart {
    return catalogue.state.get().state === 'ready' ? heldAgainstCatalogue(cart, atTill()) : cart;
  }

  function show(carts: readonly OpenCart[], front: string): void {
    state.set(stateOf(carts, front, state.get()));
  }

  function stateOf(
    carts: readonly OpenCart[],
    front: string,
    { ready, lastSale }: Pick<CartsState, 'ready' | 'lastSale'>,
  ): CartsState {
    const cart = carts.find(({ id }) => id === front) ?? carts.at(-1) ?? openCart();
    const settings = settingsNow();
    const bill = billOf(cart, settings);
    return { ready, carts, cart, bill, ...payingNow(cart, bill, settings), lastSale };
  }

  function payingNow(
    cart: OpenCart,
    bill: Bill,
    settings: TillSettings,
  ): { paying: Paying | null; exchange: ExchangeSums | null } {
    const { head } = catalogue.state.get();
    if (!head) return { paying: null, exchange: null };
    const ways = waysToPay(head.accounts, rights.credit, head.has_rooms);
    const exchange = exchangeSums(cart, bill.total_gross, ways, settings);
    const covered = exchange?.covers ?? money(0n);
    return { paying: payingOf(cart, bill, ways, { ...settings, covered }), exchange };
  }

  function atTill(): AtTill {
    return { product: catalogue.acts.product, settings: settingsNow(), rights };
  }

  function settingsNow(): TillSettings {
    return catalogue.state.get().head?.settings ?? UNKNOWN;
  }
}

/** Until the catalogue is there nothing can be added, so these price nothing that counts. */
const UNKNOWN: TillSettings = {
  currency: 'TZS',
  price_mode: 'inclusive',
  vat_rates: [],
  cash_rounding: 1,
  currency_format: undefined,
  allow_negative_stock: false,
  today: '',
  time_zone: 'UTC',
  day_starts_at: '00:00',
};
