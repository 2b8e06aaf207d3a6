import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { checkoutBody } from '../../checkout-body.rules.ts';
import type { CartRefusal, OpenCart } from '../../open-cart.rules.ts';
import { leftOnShelf } from '../../sold-stock.rules.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import type { KeptCarts } from './carts-store.ts';
import type { KeptCatalogue } from './catalogue-store.ts';
import type { CompleteAnswer, CompletedSale } from './till.ts';
import type { TillWorld } from './till-world.ts';

/**
 * Sends the cart in front as a sale. The id of the cart is the sale's and the key of the call, and once sent the body
 * never changes until the server has answered: whatever is pressed, however often, it sells once (api.md, Writes).
 */
export function completeSale({ ask }: TillWorld, catalogue: KeptCatalogue, carts: KeptCarts) {
  const onTheWay = new Set<string>();

  return async (): Promise<CompleteAnswer> => {
    const { cart } = carts.state.get();
    if (onTheWay.has(cart.id)) return { result: 'incomplete', refusal: { words: TILL_SENTENCES.being_sent } };
    const sent = sentBody(cart) ?? newBody();
    if ('words' in sent) return { result: 'incomplete', refusal: sent };
    onTheWay.add(cart.id);
    try {
      return await send(cart, sent.body, sent.attempts + 1);
    } finally {
      onTheWay.delete(cart.id);
    }
  };

  function newBody(): CartRefusal | Sent {
    // Priced once more: since the last touch a day may have begun that has another VAT.
    carts.replace(carts.state.get().cart);
    const { cart, paying } = carts.state.get();
    const { head } = catalogue.state.get();
    if (!paying || !head) return { words: TILL_SENTENCES.cart_is_empty };
    if (paying.missing) return { words: paying.missing };
    return { body: JSON.stringify(checkoutBody(cart, paying, head)), attempts: 0 };
  }

  async function send(cart: OpenCart, body: string, attempts: number): Promise<CompleteAnswer> {
    carts.replace({ ...cart, sending: { state: 'sending', body, attempts } });
    try {
      const options = { body: JSON.parse(body), idempotencyKey: cart.id };
      const sale = await ask<CompletedSale>('POST', 'sale/checkout', options);
      catalogue.put(leftOnShelf(cart.lines, catalogue.acts.product));
      carts.finish(cart.id, sale);
      void catalogue.acts.refresh();
      return { result: 'sold', sale };
    } catch (error) {
      if (error instanceof Refused && saysNo(error.status, attempts)) {
        carts.replace({ ...cart, sending: { state: 'refused', reason: error.message } });
        void catalogue.acts.refresh();
        return { result: 'refused', reason: error.message };
      }
      carts.replace({ ...cart, sending: { state: 'not_sent', body, attempts } });
      if (error instanceof Refused || error instanceof Unreachable) return { result: 'not_sent' };
      throw error;
    }
  }
}

interface Sent {
  body: string;
  attempts: number;
}

/** What was sent before and has not been answered; also when another tab sent it and was closed since. */
function sentBody({ sending }: OpenCart): Sent | null {
  return sending.state === 'sending' || sending.state === 'not_sent' ? sending : null;
}

/**
 * Whether an answer says that nothing was sold. What is refused before the sale is looked at says so of a first attempt
 * only: an earlier one, whose answer was lost, may have landed.
 */
function saysNo(status: number, attempts: number): boolean {
  if (status >= 500 || status === 429) return false;
  return attempts === 1 || [400, 404, 409, 422].includes(status);
}
