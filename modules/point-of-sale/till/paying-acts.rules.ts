import { newId } from '#core/ids.ts';
import type { Money } from '#core/money.ts';
import type { CartRefusal, OpenCart, Payment } from './open-cart.rules.ts';
import type { PayWay } from './payment.rules.ts';
import { TILL_SENTENCES } from './till.i18n.ts';

/** Begins to pay in the first way there is: cash, where the branch has a till. */
export function beginPaying(cart: OpenCart, ways: readonly PayWay[]): OpenCart | CartRefusal {
  if (cart.lines.length === 0) return { words: TILL_SENTENCES.cart_is_empty };
  return { ...cart, paying: true, payments: cart.payments.length ? cart.payments : firstPayment(ways) };
}

/** Back to the catalogue; what was typed as paid is forgotten, for the total may change. */
export function stopPaying(cart: OpenCart): OpenCart {
  return { ...cart, paying: false, payments: [] };
}

/** Changes the current payment: the last. */
export function changePayment(cart: OpenCart, change: Partial<Omit<Payment, 'id'>>): OpenCart {
  return {
    ...cart,
    payments: cart.payments.map((p, i) => (i === cart.payments.length - 1 ? { ...p, ...change } : p)),
  };
}

/** What is typed stands as `received`, and a new payment takes the rest. */
export function splitPayment(cart: OpenCart, left: Money, ways: readonly PayWay[]): OpenCart | CartRefusal {
  const current = cart.payments.at(-1);
  if (!current || current.received === null || left <= 0n) return cart;
  const unused = ways.find(({ key }) => !cart.payments.some(({ way }) => way === key));
  return { ...cart, payments: [...cart.payments, ...firstPayment(unused ? [unused] : ways)] };
}

export function dropPayment(cart: OpenCart, paymentId: string, ways: readonly PayWay[]): OpenCart {
  const left = cart.payments.filter(({ id }) => id !== paymentId);
  return { ...cart, payments: left.length ? left : firstPayment(ways) };
}

function firstPayment(ways: readonly PayWay[]): Payment[] {
  const [first] = ways;
  return first ? [{ id: newId(), way: first.key, received: null, reference: '' }] : [];
}
