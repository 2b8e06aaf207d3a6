import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { saysNo } from '#web-kit/offline/says-no.ts';
import { isAboveLimit } from '../../above-limit.rules.ts';
import { checkoutBody } from '../../checkout-body.rules.ts';
import { exchangeBody, exchangeProblem } from '../../exchange.rules.ts';
import type { CartRefusal, OpenCart, SentSale } from '../../open-cart.rules.ts';
import { paperOfCart } from '../../paper-of-cart.rules.ts';
import { chargesRoom } from '../../payment.rules.ts';
import { leftOnShelf } from '../../sold-stock.rules.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import type { SavedCarts } from './carts-store.ts';
import type { SavedCatalogue } from './catalogue-store.ts';
import type { SavedWaiting } from './save-waiting.ts';
import type { CompleteAnswer, CompletedSale } from './till.ts';
import type { TillWorld } from './till-world.ts';

/** A cashier with a customer before him waits no longer for an answer. */
const LONGEST_WAIT_MS = 8_000;

/** The server has done what was sent under this key, and it was something else. */
const KEY_USED = 'key_used_otherwise';

/**
 * Sells the cart in front. The id of the cart is the sale's and the key of the call, and once sent the body never changes
 * until the server has answered: whatever is pressed, however often, it sells once (api.md, Writes). Where no answer
 * comes the sale is made all the same: it is laid aside and sent by itself.
 */
export function completeSale(
  { ask, served, isAway, rights }: TillWorld,
  catalogue: SavedCatalogue,
  carts: SavedCarts,
  waiting: SavedWaiting,
) {
  const onTheWay = new Set<string>();

  return async (): Promise<CompleteAnswer> => {
    const { cart } = carts.state.get();
    if (onTheWay.has(cart.id)) return { result: 'incomplete', refusal: { words: TILL_SENTENCES.being_sent } };
    const sent = newSale();
    if ('words' in sent) return { result: 'incomplete', refusal: sent };
    onTheWay.add(cart.id);
    try {
      if (cart.exchange) return await sendExchange(cart, sent);
      return isAway() ? await keep(cart, sent) : await send(cart, { ...sent, attempts: 1 });
    } finally {
      onTheWay.delete(cart.id);
    }
  };

  function newSale(): CartRefusal | SentSale {
    // Priced once more: since the last touch a day may have begun that has another VAT.
    carts.replace(carts.state.get().cart);
    const { cart, bill, paying, exchange: sums } = carts.state.get();
    const { head } = catalogue.state.get();
    const problem = exchangeProblem(cart);
    if (problem) return problem;
    if (cart.exchange && isAway()) return { words: TILL_SENTENCES.exchange_needs_network };
    if (!paying || !head) return { words: TILL_SENTENCES.cart_is_empty };
    if (paying.missing) return { words: paying.missing };
    if (isAway() && chargesRoom(paying)) return { words: TILL_SENTENCES.room_needs_network };
    if (isAway() && !rights.price && cart.lines.some(({ price }) => price !== null))
      return { words: TILL_SENTENCES.price_needs_network };
    if (isAway() && isAboveLimit(cart, bill, head.settings))
      return { words: TILL_SENTENCES.approval_needs_network };
    const at = new Date();
    const sold_at = at.toISOString();
    const total = bill.total_gross;
    const body =
      cart.exchange && sums
        ? exchangeBody(cart, cart.exchange, { sums, paying, head, total })
        : checkoutBody(cart, paying, head, { total, sold_at });
    const paper = paperOfCart(cart, { bill, paying, head, served, at });
    return { body: JSON.stringify(body), attempts: 0, sold_at, paper };
  }

  async function send(cart: OpenCart, sent: SentSale): Promise<CompleteAnswer> {
    carts.replace({ ...cart, sending: { state: 'sending', sent } });
    try {
      const options = { body: JSON.parse(sent.body), idempotencyKey: cart.id, patience: LONGEST_WAIT_MS };
      const sale = await ask<CompletedSale>('POST', 'sale/checkout', options);
      finish(cart, sale);
      void catalogue.acts.refresh();
      return { result: 'sold', sale };
    } catch (error) {
      if (error instanceof Refused && saysNo(error.status, sent.attempts)) {
        carts.replace({ ...cart, sending: { state: 'refused', reason: error.message } });
        void catalogue.acts.refresh();
        return { result: 'refused', reason: error.message };
      }
      const answer = await keep(cart, sent, error instanceof Refused ? error.message : null);
      if (error instanceof Refused || error instanceof Unreachable) return answer;
      throw error;
    }
  }

  /**
   * Nobody but the server knows what of the earlier sale has come back since: without an answer nothing is exchanged here. What was sent
   * is kept then. Where the cart was changed and the server says that it has done it already, it is asked for that again, as it was sent.
   */
  async function sendExchange(cart: OpenCart, sent: SentSale): Promise<CompleteAnswer> {
    const earlier = cart.exchange?.sent;
    const post = (body: string) =>
      ask<CompletedSale>('POST', 'sale/exchange', {
        ...{ body: JSON.parse(body), idempotencyKey: cart.id, patience: LONGEST_WAIT_MS },
      });
    const asSentFirst = async (error: unknown): Promise<CompletedSale> => {
      if (!(error instanceof Refused) || error.code !== KEY_USED || !earlier || earlier === sent.body)
        throw error;
      return { ...(await post(earlier)), is_as_sent_first: true };
    };
    carts.replace({ ...cart, sending: { state: 'sending', sent } });
    try {
      const sale = await post(sent.body).catch(asSentFirst);
      finish(cart, sale);
      void catalogue.acts.refresh();
      return { result: 'sold', sale };
    } catch (error) {
      const unanswered = cart.exchange && {
        ...cart,
        exchange: { ...cart.exchange, sent: earlier ?? sent.body },
      };
      carts.replace({ ...(unanswered ?? cart), sending: { state: 'open' } });
      if (error instanceof Unreachable)
        return { result: 'incomplete', refusal: { words: TILL_SENTENCES.exchange_unanswered } };
      if (!(error instanceof Refused)) throw error;
      carts.replace({ ...cart, sending: { state: 'refused', reason: error.message } });
      void catalogue.acts.refresh();
      return { result: 'refused', reason: error.message };
    }
  }

  /** The customer goes with the goods; the server hears of it later. */
  async function keep(cart: OpenCart, sent: SentSale, reason: string | null = null): Promise<CompleteAnswer> {
    await waiting.keep(cart, sent, reason);
    const sale: CompletedSale = { ...sent.paper };
    finish(cart, sale);
    return { result: 'kept', sale };
  }

  function finish(cart: OpenCart, sale: CompletedSale): void {
    catalogue.put(leftOnShelf(cart.lines, catalogue.acts.product));
    carts.finish(cart.id, sale);
  }
}
