import { callForRow } from '#web-kit/api/answers.ts';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import type { CatalogueHead } from '../../till/catalogue.rules.ts';
import { cartBody } from '../../till/checkout-body.rules.ts';
import type { CartRefusal, OpenCart } from '../../till/open-cart.rules.ts';
import { INVOICE } from './invoice.words.ts';

/** Saves a cart as a draft of a document that has the same lines, with what else was agreed; its id is the key under which it is made once. */
export async function saveCart(
  name: 'invoice' | 'quote',
  cart: OpenCart,
  head: CatalogueHead,
  terms: object = {},
): Promise<CartRefusal | { id: string } | { reason: string }> {
  if (cart.lines.length === 0) return { words: INVOICE.empty };
  if (!cart.customer) return { words: INVOICE.customerFirst };
  try {
    const { id } = await callForRow('POST', name, {
      body: { ...cartBody(cart, head), price_mode: head.settings.price_mode, ...terms },
      idempotencyKey: cart.id,
    });
    return { id };
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreachable) return { reason: error.message };
    throw error;
  }
}
