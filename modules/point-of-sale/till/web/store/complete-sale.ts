import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { checkoutBody } from '../../checkout-body.rules.ts';
import type { OpenCart } from '../../open-cart.rules.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import type { KeptCarts } from './carts-store.ts';
import type { KeptCatalogue } from './catalogue-store.ts';
import type { TillWorld } from './open-till.ts';
import type { CompleteAnswer, CompletedSale } from './till.ts';

/**
 * Sends the cart in front as a sale. The id of the cart is the sale's and the key of the call, and once sent the body
 * never changes until the server has answered: whatever is pressed, however often, it sells once (api.md, Writes).
 */
export function completeSale({ ask }: TillWorld, catalogue: KeptCatalogue, carts: KeptCarts) {
  return async (): Promise<CompleteAnswer> => {
    const { cart, paying } = carts.state.get();
    const { head } = catalogue.state.get();
    if (cart.sending.state === 'sending')
      return { result: 'incomplete', refusal: { words: TILL_SENTENCES.being_sent } };
    const sent = cart.sending.state === 'not_sent' ? cart.sending : null;
    if (!sent && (!paying || !head || paying.missing))
      return { result: 'incomplete', refusal: { words: paying?.missing ?? TILL_SENTENCES.left_to_pay } };
    const body = sent?.body ?? (paying && head ? JSON.stringify(checkoutBody(cart, paying, head)) : '');
    return send(cart, body, (sent?.attempts ?? 0) + 1);
  };

  async function send(cart: OpenCart, body: string, attempts: number): Promise<CompleteAnswer> {
    carts.replace({ ...cart, sending: { state: 'sending', body, attempts } });
    try {
      const options = { body: JSON.parse(body), idempotencyKey: cart.id };
      const sale = await ask<CompletedSale>('POST', 'sale/checkout', options);
      carts.noteSale(sale);
      carts.remove(cart.id);
      void catalogue.acts.refresh();
      return { result: 'sold', sale };
    } catch (error) {
      if (error instanceof Refused && saysNo(error.status, attempts)) {
        carts.replace({ ...cart, sending: { state: 'refused', reason: error.message } });
        return { result: 'refused', reason: error.message };
      }
      carts.replace({ ...cart, sending: { state: 'not_sent', body, attempts } });
      if (error instanceof Refused || error instanceof Unreachable) return { result: 'not_sent' };
      throw error;
    }
  }
}

/**
 * Whether an answer says that nothing was sold. What is refused before the sale is looked at says so of a first attempt
 * only: an earlier one, whose answer was lost, may have landed.
 */
function saysNo(status: number, attempts: number): boolean {
  if (status >= 500 || status === 429) return false;
  return attempts === 1 || status === 400 || status === 409;
}
