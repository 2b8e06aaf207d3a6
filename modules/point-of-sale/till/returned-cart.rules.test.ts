import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { addToCart } from './cart-lines.rules.ts';
import { type OpenCart, openCart, type SentSale } from './open-cart.rules.ts';
import { hasContent, heldAgainstCatalogue } from './returned-cart.rules.ts';
import { leftOnShelf } from './sold-stock.rules.ts';
import { atTill, RICE, SOAP, SODA, times } from './testing/sample-goods.ts';

const withSoap = addToCart(openCart(), SOAP, { quantity: times(2) }, atTill()) as OpenCart;
const markOf = (cart: OpenCart) => cart.lines[0]?.mark;

describe('a cart that comes back', () => {
  test('is the same where nothing changed', () => {
    expect(heldAgainstCatalogue(withSoap, atTill())).toBe(withSoap);
  });

  test('marks what is gone, and takes the mark away when it is back', () => {
    const gone = heldAgainstCatalogue(withSoap, atTill({}, [SODA]));
    expect(markOf(gone)).toBe('gone');
    expect(heldAgainstCatalogue(gone, atTill({}, [SODA]))).toBe(gone);
    expect(markOf(heldAgainstCatalogue(gone, atTill()))).toBeNull();
  });

  test('marks a unit that is no longer sold, or holds another number', () => {
    const carton = addToCart(openCart(), SODA, { unit: 'carton' }, atTill()) as OpenCart;
    const { units: _, ...loose } = SODA;
    expect(markOf(heldAgainstCatalogue(carton, atTill({}, [loose])))).toBe('gone');
    const smaller = { ...SODA, units: [{ unit: 'carton' as const, factor: 12 }] };
    expect(markOf(heldAgainstCatalogue(carton, atTill({}, [smaller])))).toBe('gone');
  });

  test('takes the new price and says so, but an agreed price stays', () => {
    const dearer = atTill({}, [{ ...SOAP, selling_price: 5000 }]);
    const changed = heldAgainstCatalogue(withSoap, dearer);
    expect(changed.lines[0]).toMatchObject({ list_price: 500_000n, price: null, mark: 'price_changed' });
    const [line] = withSoap.lines;
    const agreed = { ...withSoap, lines: line ? [{ ...line, price: money(400_000n) }] : [] };
    expect(heldAgainstCatalogue(agreed, dearer).lines[0]).toMatchObject({
      list_price: 500_000n,
      price: 400_000n,
      mark: null,
    });
  });

  test('is left as it was sent', () => {
    const sent: OpenCart = { ...withSoap, sending: { state: 'sending', sent: {} as SentSale } };
    expect(heldAgainstCatalogue(sent, atTill({}, []))).toBe(sent);
  });
});

test('a cart with anything in it is worth keeping', () => {
  expect(hasContent(openCart())).toBe(false);
  expect(hasContent(withSoap)).toBe(true);
  expect(hasContent({ ...openCart(), customer: { id: 'a', name: 'Asha' } })).toBe(true);
});

test('what was sold is gone from the shelf, in the unit that stock is kept in', () => {
  const goods = atTill();
  const cart = addToCart(withSoap, SODA, { unit: 'carton', quantity: times(4) }, goods) as OpenCart;
  const all = addToCart(cart, SODA, { quantity: times(4) }, goods) as OpenCart;
  const unknown = addToCart(all, RICE, {}, goods) as OpenCart;
  expect(leftOnShelf(unknown.lines, goods.product)).toEqual([
    { ...SOAP, stock: 18 },
    { ...SODA, stock: 0, out_of_stock: true },
  ]);
});
