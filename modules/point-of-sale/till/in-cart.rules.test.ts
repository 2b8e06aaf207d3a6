import { expect, test } from 'vitest';
import { addToCart } from './cart-lines.rules.ts';
import { inCart } from './in-cart.rules.ts';
import { type OpenCart, openCart } from './open-cart.rules.ts';
import { atTill, SOAP, SODA } from './testing/sample-goods.ts';

const till = atTill();

function cartWith(...added: { id: string; unit?: string }[]): OpenCart {
  return added.reduce((cart, { id, unit }) => {
    const changed = addToCart(cart, till.product(id), unit ? { unit } : {}, till);
    return 'words' in changed ? expect.unreachable(changed.words.en) : changed;
  }, openCart());
}

test('a cart counts each product in the unit of its stock, whatever unit it is sold in', () => {
  const { lines } = cartWith({ id: SODA.id }, { id: SODA.id, unit: 'carton' }, { id: SOAP.id });
  expect(lines).toHaveLength(3);
  expect([...inCart(lines)]).toEqual([
    [SODA.id, 25_000n],
    [SOAP.id, 1000n],
  ]);
});

test('lines are counted once, and counted anew when they have changed', () => {
  const one = cartWith({ id: SOAP.id });
  const two = cartWith({ id: SOAP.id }, { id: SOAP.id });
  expect(inCart(one.lines)).toBe(inCart(one.lines));
  expect(inCart(two.lines).get(SOAP.id)).toBe(2000n);
  expect(inCart(one.lines).get(SOAP.id)).toBe(1000n);
});
