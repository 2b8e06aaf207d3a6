import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { type Observable, observable } from '#web-kit/offline/observable.ts';
import { saysNo } from '#web-kit/offline/says-no.ts';
import type { OpenCart, SentSale } from '../../open-cart.rules.ts';
import { laidAside, soldToday, type WaitingSale } from '../../waiting-sale.rules.ts';
import { openSealer } from './sealer.ts';
import type { TillWorld } from './till-world.ts';

export interface WaitingState {
  /** The oldest first. */
  sales: readonly WaitingSale[];
  /** They are being sent. */
  sending: boolean;
  /** False where the browser keeps nothing: what waits is lost when the page is closed. */
  isKept: boolean;
}

/** The sales that were made without a connection, until the server has them. */
export interface SavedWaiting {
  state: Observable<WaitingState>;
  /** Has a key to seal with while there is a connection, for when there is none. */
  prepare(): Promise<void>;
  /** Lays a sale aside, on the disk of the device before it answers. */
  keep(cart: OpenCart, sent: SentSale, reason?: string | null): Promise<void>;
  /** Sends what waits, one after the other, until nobody answers; each is sold once however often it is sent. */
  sendAll(): Promise<void>;
  /** Sends one that was refused once more, as it was or with the date of today. */
  sendAgain(id: string, isToday?: boolean): Promise<void>;
  /** A sale that was refused becomes a cart again. */
  putBack(id: string): Promise<void>;
}

/** What it takes to keep sales: less than a till, so that they leave whichever page is open. */
export type WaitingWorld = Pick<TillWorld, 'scope' | 'ask' | 'shelf' | 'otherTabs'>;

export function saveWaiting({ scope, ask, shelf, otherTabs }: WaitingWorld): SavedWaiting {
  const state = observable<WaitingState>({ sales: [], sending: false, isKept: true });
  const known = read();
  otherTabs.hear(() => void read());
  const sealer = openSealer({ scope, ask, shelf });
  let sending: Promise<void> | null = null;

  return {
    state,
    prepare: sealer.prepare,
    async keep(cart, sent, reason = null) {
      await known;
      const seal = await sealer.seal(sent.body);
      await put({ ...laidAside(cart, sent, reason), ...(seal ? { seal } : {}) });
    },
    sendAll,
    async sendAgain(id, isToday) {
      const sale = find(id);
      if (!sale) return;
      await put(isToday ? soldToday(sale) : { ...sale, state: 'waiting', reason: null });
      await sending;
      await sendAll();
    },
    async putBack(id) {
      const sale = find(id);
      if (sale?.state !== 'refused') return;
      show(without(id));
      await shelf.putBack(scope, sale.cart);
      otherTabs.tell();
    },
  };

  function sendAll(): Promise<void> {
    sending ??= known.then(sendEach).finally(() => {
      sending = null;
      state.set({ ...state.get(), sending: false });
    });
    return sending;
  }

  async function sendEach(): Promise<void> {
    for (;;) {
      const next = state.get().sales.find((sale) => sale.state === 'waiting');
      if (!next) return;
      state.set({ ...state.get(), sending: true });
      if (!(await send(next))) return;
    }
  }

  /** Answers whether the server has decided about this one, so that the next can follow. */
  async function send(sale: WaitingSale): Promise<boolean> {
    const tried = { ...sale, attempts: sale.attempts + 1 };
    await put(tried);
    try {
      await ask('POST', 'sale/checkout', {
        body: JSON.parse(sale.body),
        idempotencyKey: sale.id,
        ...(sale.seal ? { bodySeal: sale.seal } : {}),
      });
    } catch (error) {
      if (error instanceof Unreachable) return false;
      if (!(error instanceof Refused)) throw error;
      const isNo = saysNo(error.status, tried.attempts);
      await put({ ...tried, state: isNo ? 'refused' : 'waiting', reason: error.message });
      return isNo;
    }
    show(without(sale.id));
    await shelf.dropWaiting(scope, sale.id);
    otherTabs.tell();
    return true;
  }

  async function put(sale: WaitingSale): Promise<void> {
    // In its place: two of one moment keep their order.
    const { sales } = state.get();
    show(find(sale.id) ? sales.map((one) => (one.id === sale.id ? sale : one)) : [...sales, sale]);
    const isKept = await shelf.putWaiting(scope, sale);
    state.set({ ...state.get(), isKept });
    otherTabs.tell();
  }

  /** What another tab of this till has sold or laid aside meanwhile. */
  async function read(): Promise<void> {
    const kept = await shelf.readWaiting(scope);
    if (state.get().isKept) show(kept);
  }

  function find(id: string): WaitingSale | undefined {
    return state.get().sales.find((sale) => sale.id === id);
  }

  function without(id: string): WaitingSale[] {
    return state.get().sales.filter((sale) => sale.id !== id);
  }

  function show(sales: readonly WaitingSale[]): void {
    state.set({ ...state.get(), sales: sales.toSorted((a, b) => a.sold_at.localeCompare(b.sold_at)) });
  }
}
