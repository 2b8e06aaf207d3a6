import type { OpenCart, SentSale } from './open-cart.rules.ts';

/**
 * A sale that was made and has no answer of the server yet. `waiting`: it is sent by itself when there is a connection;
 * `refused`: the server said no, and somebody has to decide. It lies on the device until the server has it, whatever
 * happens to the page.
 */
export interface WaitingSale extends SentSale {
  id: string;
  /** The cart as it was sold, to be put back where the sale cannot be sent as it is. */
  cart: OpenCart;
  state: 'waiting' | 'refused';
  /** Why the server said no; or, of one that waits, what it said last. */
  reason: string | null;
  /** What this device proves by that it is as it was made; absent where it had no key. */
  seal?: string;
}

/** A sale as it is laid aside: its cart open, as it stood when it was paid. */
export function laidAside(cart: OpenCart, sent: SentSale, reason: string | null = null): WaitingSale {
  const open: OpenCart = { ...cart, paying: false, sending: { state: 'open' } };
  return { ...sent, id: cart.id, cart: open, state: 'waiting', reason };
}

/** The same sale as if it were made today, for one that is too old to be dated when it was made: no longer as it was sealed. */
export function soldToday(sale: WaitingSale): WaitingSale {
  const { sold_at: _, ...body } = JSON.parse(sale.body) as Record<string, unknown>;
  const { seal: __, ...rest } = sale;
  return { ...rest, body: JSON.stringify(body), state: 'waiting', reason: null };
}
