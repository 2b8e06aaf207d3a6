import { ONE_UNIT, quantity } from '#core/quantity.ts';
import {
  addToCart,
  changeDiscount,
  changePrice,
  changeQuantity,
  changeUnit,
  takeOut,
} from '../../cart-lines.rules.ts';
import { allBack, exchangeProblem, pickBack, takeBackOf } from '../../exchange.rules.ts';
import { type OpenCart, openCart } from '../../open-cart.rules.ts';
import {
  beginPaying,
  changePayment,
  dropPayment,
  splitPayment,
  stopPaying,
} from '../../paying-acts.rules.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import type { SavedCarts } from './carts-store.ts';
import type { SavedCatalogue } from './catalogue-store.ts';
import type { Till } from './till.ts';
import type { TillWorld } from './till-world.ts';

type CartActs = Omit<Till, keyof SavedCatalogue['acts'] | 'complete' | 'dropSaved' | 'park' | 'takeParked'>;

/** What a cashier does to carts, each act on the cart in front. */
export function cartActs({ rights }: TillWorld, catalogue: SavedCatalogue, carts: SavedCarts): CartActs {
  const { change } = carts;
  const waysNow = () => carts.state.get().paying?.ways ?? [];
  const front = () => carts.state.get().cart;
  const add: Till['add'] = (productId, how = {}) =>
    change((cart, till) => addToCart(cart, till.product(productId), how, till));

  return {
    openCart: () => carts.open(openCart(carts.state.get().carts)),
    showCart: carts.bringToFront,
    closeCart(id) {
      const cart = carts.find(id);
      if (!cart) return null;
      if (cart.sending.state === 'sending') return { words: TILL_SENTENCES.being_sent };
      if (cart.lines.length > 0 && !rights.remove) return { words: TILL_SENTENCES.may_not_remove };
      carts.remove(id);
      return null;
    },
    copyCart(id) {
      const cart = carts.find(id);
      if (cart)
        carts.open({
          ...cart,
          ...freshIdentity(carts.state.get().carts),
          ...{ payments: [], paying: false, exchange: null },
        });
    },
    scan(text) {
      const { exact, products, guessed, quantity: count, text: asked } = catalogue.acts.find(text);
      // Nothing is sold on a guess.
      const [only, another] = products.slice(0, products.length - guessed);
      const hit = exact ?? (only && !another ? { product: only } : null);
      if (!hit) return { result: products.length ? 'several' : 'unknown', text: asked };
      const named = exact ? { unit: exact.unit } : {};
      const refusal = add(hit.product.id, { ...named, quantity: count });
      return refusal
        ? { result: 'refused', product: hit.product, refusal }
        : { result: 'added', product: hit.product };
    },
    add,
    focusLine: (lineId) => carts.replace({ ...front(), line_in_focus: lineId }),
    moveFocus(by) {
      const { lines, line_in_focus } = front();
      const at = lines.findIndex(({ id }) => id === line_in_focus);
      const next = lines[Math.max(0, Math.min(lines.length - 1, at + by))];
      if (next) carts.replace({ ...front(), line_in_focus: next.id });
    },
    setQuantity: (lineId, to) => change((cart, till) => changeQuantity(cart, lineId, to, till)),
    stepQuantity: (lineId, by) =>
      change((cart, till) => {
        const line = cart.lines.find(({ id }) => id === lineId);
        const to = (line?.quantity ?? 0n) + BigInt(by) * ONE_UNIT;
        return line && to > 0n ? changeQuantity(cart, lineId, quantity(to), till) : cart;
      }),
    setUnit: (lineId, unit) => change((cart, till) => changeUnit(cart, lineId, unit, till)),
    removeLine: (lineId) => change((cart, till) => takeOut(cart, lineId, till)),
    clearCart: () =>
      change((cart) =>
        rights.remove || cart.lines.length === 0
          ? { ...cart, lines: [], line_in_focus: null, discount: null }
          : { words: TILL_SENTENCES.may_not_remove },
      ),
    setPrice: (lineId, price) => change((cart, till) => changePrice(cart, lineId, price, till)),
    setLineDiscount: (lineId, discount) =>
      change((cart, till) => changeDiscount(cart, lineId, discount, till)),
    setSaleDiscount: (discount) =>
      change((cart) =>
        rights.discount ? { ...cart, discount } : { words: TILL_SENTENCES.may_not_discount },
      ),
    setRoom: (room) => change((cart) => ({ ...cart, room })),
    setCustomer: (customer) => change((cart) => ({ ...cart, customer })),
    setDetails: (details) =>
      change((cart) =>
        details.date && !rights.backDate
          ? { words: TILL_SENTENCES.may_not_back_date }
          : { ...cart, ...details },
      ),

    startExchange: (exchange, customer) =>
      change((cart) =>
        rights.takeBack
          ? { ...cart, exchange, customer: cart.customer ?? customer }
          : { words: TILL_SENTENCES.may_not_take_back },
      ),
    pickBack: (lineNo) => change((cart) => pickBack(cart, lineNo)),
    takeBack: (back) => change((cart) => takeBackOf(cart, back)),
    takeAllBack: () => change(allBack),
    setWayBack: (way) =>
      change((cart) => (cart.exchange ? { ...cart, exchange: { ...cart.exchange, way } } : cart)),
    stopExchange: () => change((cart) => ({ ...cart, exchange: null })),

    startPaying: () => change((cart) => exchangeProblem(cart) ?? beginPaying(cart, waysNow())),
    stopPaying: () => void change(stopPaying),
    choosePayWay: (way) => change((cart) => changePayment(cart, { way })),
    setReceived: (received) =>
      front().payments.length === 0 ? null : change((cart) => changePayment(cart, { received })),
    setPaymentReference: (reference) => change((cart) => changePayment(cart, { reference })),
    splitPayment: () => change((cart) => splitPayment(cart, leftNow(), waysNow())),
    removePayment: (id) => change((cart) => dropPayment(cart, id, waysNow())),
  };

  function leftNow() {
    return carts.state.get().paying?.left ?? carts.state.get().bill.total_gross;
  }
}

function freshIdentity(others: readonly OpenCart[]) {
  const { id, opened_at, sending } = openCart(others);
  return { id, opened_at, sending };
}
