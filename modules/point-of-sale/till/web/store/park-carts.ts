import { newId } from '#core/ids.ts';
import { moneyOf } from '#core/money.ts';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import type { WireParked } from '../../../parked-cart/wire-parked.ts';
import { type OpenCart, openCart } from '../../open-cart.rules.ts';
import { cartOfParked, parkedBody } from '../../parked-cart.rules.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import type { SavedCarts } from './carts-store.ts';
import type { SavedCatalogue } from './catalogue-store.ts';
import type { Till } from './till.ts';
import type { TillWorld } from './till-world.ts';

/** Carts that go to the server for all tills of the branch, and come back to one of them. */
export function parkCarts(
  { ask, isAway, rights }: TillWorld,
  catalogue: SavedCatalogue,
  carts: SavedCarts,
): Pick<Till, 'park' | 'takeParked'> {
  /** The key of a call that got no answer: made again, it is the same call. */
  const unanswered = new Map<string, string>();
  const parking = new Set<string>();

  return {
    async park(name) {
      const { head } = catalogue.state.get();
      const { cart: front } = carts.state.get();
      if (!head || front.lines.length === 0)
        return { result: 'incomplete', refusal: { words: TILL_SENTENCES.cart_is_empty } };
      if (front.exchange) return { result: 'incomplete', refusal: { words: TILL_SENTENCES.exchange_stays } };
      if (front.date) return { result: 'incomplete', refusal: { words: TILL_SENTENCES.dated_stays } };
      if (front.sending.state === 'sending' || parking.has(front.id))
        return { result: 'incomplete', refusal: { words: TILL_SENTENCES.being_sent } };
      const cart = ownIdentity(front);
      const { bill } = carts.state.get();
      if (isAway()) return stay();
      parking.add(cart.id);
      try {
        const body = parkedBody(cart, head, { name, amount: bill.total_gross });
        await once(JSON.stringify(body), (idempotencyKey) =>
          ask('POST', 'parked-cart', { body, idempotencyKey }),
        );
      } catch (error) {
        if (error instanceof Refused) return { result: 'refused', reason: error.message };
        if (error instanceof Unreachable) return stay();
        throw error;
      } finally {
        parking.delete(cart.id);
      }
      carts.finish(cart.id, carts.state.get().lastSale);
      return { result: 'parked' };
    },
    async takeParked(id) {
      await catalogue.acts.settled();
      const { head, reason } = catalogue.state.get();
      if (!head) return { result: 'refused', reason: reason ?? '' };
      const { settings } = head;
      try {
        const parked = await once(id, (idempotencyKey) =>
          ask<WireParked>('PUT', 'parked-cart/take', { body: { id }, idempotencyKey }),
        );
        // It was parked from here, and the answer was lost: what the server has is the cart.
        if (carts.find(id)) carts.finish(id, carts.state.get().lastSale);
        const fresh = openCart(carts.state.get().carts);
        carts.open(cartOfParked(parked, fresh, { product: catalogue.acts.product, settings, rights }));
        const { total_gross } = carts.state.get().bill;
        const was = moneyOf(parked.amount, settings.currency);
        return { result: 'taken', ...(was === total_gross ? {} : { was: parked.amount }) };
      } catch (error) {
        if (error instanceof Refused || error instanceof Unreachable)
          return { result: 'refused', reason: error.message };
        throw error;
      }
    },
  };

  /** The row of a cart that was parked before stays as taken: it is parked again under an id of its own. */
  function ownIdentity(cart: OpenCart): OpenCart {
    if (!cart.parked) return cart;
    const { parked: _, ...rest } = cart;
    const again = { ...rest, id: newId() };
    carts.open(again);
    carts.finish(cart.id, carts.state.get().lastSale);
    return again;
  }

  /** Nobody answered: it waits in its tab, and a fresh one stands in front. */
  function stay() {
    carts.open(openCart(carts.state.get().carts));
    return { result: 'away' } as const;
  }

  async function once<T>(what: string, make: (key: string) => Promise<T>): Promise<T> {
    const key = unanswered.get(what) ?? newId();
    unanswered.set(what, key);
    try {
      const answer = await make(key);
      unanswered.delete(what);
      return answer;
    } catch (error) {
      if (error instanceof Refused) unanswered.delete(what);
      throw error;
    }
  }
}
