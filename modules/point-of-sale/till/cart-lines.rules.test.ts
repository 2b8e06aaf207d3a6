import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { billOf } from './bill.rules.ts';
import {
  type AtTill,
  addToCart,
  type Changed,
  changeDiscount,
  changePrice,
  changeQuantity,
  changeUnit,
  isRefusal,
  takeOut,
  unitOfTap,
} from './cart-lines.rules.ts';
import { type OpenCart, openCart } from './open-cart.rules.ts';
import { atTill, GONE, MAY_SELL, RICE, SETTINGS, SOAP, SODA, times } from './testing/sample-goods.ts';
import { TILL_SENTENCES } from './till.i18n.ts';

const clerk = atTill({ rights: MAY_SELL });

function done(changed: Changed): OpenCart {
  if (isRefusal(changed)) throw new Error(changed.words.en);
  return changed;
}

function refused(changed: Changed) {
  if (!isRefusal(changed)) throw new Error('it was not refused');
  return changed.words;
}

const withSoap = (n = 2, till: AtTill = atTill()) =>
  done(addToCart(openCart(), SOAP, { quantity: times(n) }, till));
const lineOf = (cart: OpenCart) => cart.lines[0]?.id ?? '';

describe('adding', () => {
  test('joins the line of the same product in the same unit', () => {
    let cart = withSoap();
    cart = done(addToCart(cart, SODA, { unit: 'carton' }, atTill()));
    cart = done(addToCart(cart, SODA, {}, atTill()));
    cart = done(addToCart(cart, SOAP, {}, atTill()));
    expect(cart.lines.map(({ name, unit, quantity }) => [name, unit, quantity])).toEqual([
      ['Sabuni ya unga', 'piece', 3000n],
      ['Soda', 'carton', 1000n],
      ['Soda', 'bottle', 1000n],
    ]);
    expect(cart.line_in_focus).toBe(cart.lines[0]?.id);
  });

  test('takes the price of the unit, or as many times the price of one', () => {
    const price = (unit: string) =>
      done(addToCart(openCart(), SODA, { unit }, atTill())).lines[0]?.list_price;
    expect(price('bottle')).toBe(70_000n);
    expect(price('carton')).toBe(1_600_000n);
    expect(price('dozen')).toBe(840_000n);
  });

  test('a product begins in the unit that is usually sold, and in another where one is named', () => {
    const units = [{ unit: 'carton' as const, factor: 24, selling_price: 16_000, sold: true as const }];
    const unitOf = (how: { unit?: string }) =>
      done(addToCart(openCart(), { ...SODA, units }, how, atTill())).lines[0]?.unit;
    expect(unitOf({})).toBe('carton');
    expect(unitOf({ unit: 'bottle' })).toBe('bottle');
  });

  test('the last of an opened carton are sold singly; who sells below nothing, or sees no stock, sells cartons', () => {
    const units = [{ unit: 'carton' as const, factor: 24, sold: true as const }];
    const { stock: _, ...unseen } = { ...SODA, units };
    const below = { ...SETTINGS, allow_negative_stock: true };
    expect(unitOfTap({ ...SODA, units, stock: 24 }, SETTINGS)).toBe('carton');
    expect(unitOfTap({ ...SODA, units, stock: 23 }, SETTINGS)).toBe('bottle');
    expect(unitOfTap({ ...SODA, units, stock: 23 }, below)).toBe('carton');
    expect(unitOfTap(unseen, SETTINGS)).toBe('carton');
    expect(unitOfTap({ ...unseen, type: 'service' }, SETTINGS)).toBe('carton');
    expect(unitOfTap(SODA, SETTINGS)).toBe('bottle');
    const { lines } = done(addToCart(openCart(), { ...SODA, units, stock: 23 }, {}, atTill()));
    expect(lines).toMatchObject([{ unit: 'bottle', list_price: 70_000n }]);
  });

  test('is refused out of stock, beyond the stock, in parts of what is sold whole, and of what is not sold', () => {
    expect(refused(addToCart(openCart(), GONE, {}, atTill()))).toBe(TILL_SENTENCES.out_of_stock);
    expect(refused(addToCart(withSoap(20), SOAP, {}, atTill()))).toBe(TILL_SENTENCES.not_enough);
    const fourCartons = done(addToCart(openCart(), SODA, { unit: 'carton', quantity: times(4) }, atTill()));
    expect(refused(addToCart(fourCartons, SODA, { quantity: times(5) }, atTill()))).toBe(
      TILL_SENTENCES.not_enough,
    );
    expect(done(addToCart(fourCartons, SODA, { quantity: times(4) }, atTill())).lines).toHaveLength(2);
    expect(refused(addToCart(openCart(), SOAP, { quantity: times(0.5) }, atTill()))).toBe(
      TILL_SENTENCES.whole_units,
    );
    expect(refused(addToCart(openCart(), undefined, {}, atTill()))).toBe(TILL_SENTENCES.not_sold_here);
    expect(refused(addToCart(openCart(), SOAP, { unit: 'carton' }, atTill()))).toBe(
      TILL_SENTENCES.not_sold_here,
    );
  });

  test('takes part of a carton where that makes whole bottles', () => {
    const half = done(addToCart(openCart(), SODA, { unit: 'carton', quantity: times(0.5) }, atTill()));
    expect(half.lines[0]?.quantity).toBe(500n);
    expect(refused(addToCart(openCart(), SODA, { unit: 'carton', quantity: times(0.1) }, atTill()))).toBe(
      TILL_SENTENCES.whole_units,
    );
  });

  test('is allowed without stock where the branch sells so, and where stock is not known', () => {
    const settings = { ...SETTINGS, allow_negative_stock: true };
    expect(done(addToCart(openCart(), GONE, {}, atTill({ settings }))).lines).toHaveLength(1);
    expect(done(addToCart(openCart(), RICE, { quantity: times(999) }, atTill())).lines).toHaveLength(1);
  });
});

describe('without the right to take out', () => {
  test('a line goes up but not down, and stays', () => {
    const cart = withSoap(2, clerk);
    expect(done(changeQuantity(cart, lineOf(cart), times(3), clerk)).lines[0]?.quantity).toBe(3000n);
    expect(refused(changeQuantity(cart, lineOf(cart), times(1), clerk))).toBe(TILL_SENTENCES.may_not_remove);
    expect(refused(takeOut(cart, lineOf(cart), clerk))).toBe(TILL_SENTENCES.may_not_remove);
    const carton = done(addToCart(openCart(), SODA, { unit: 'carton' }, clerk));
    expect(refused(changeUnit(carton, lineOf(carton), 'bottle', clerk))).toBe(TILL_SENTENCES.may_not_remove);
  });

  test('with it both are done, and the neighbour has the focus', () => {
    const cart = done(addToCart(withSoap(), SODA, {}, atTill()));
    expect(done(changeQuantity(cart, lineOf(cart), times(1), atTill())).lines[0]?.quantity).toBe(1000n);
    const rest = done(takeOut(cart, lineOf(cart), atTill()));
    expect(rest.lines).toHaveLength(1);
    expect(rest.line_in_focus).toBe(rest.lines[0]?.id);
    expect(refused(changeQuantity(cart, lineOf(cart), times(0), atTill()))).toBe(
      TILL_SENTENCES.quantity_above_zero,
    );
  });
});

describe('prices and discounts', () => {
  test('a price is typed by anybody, to be approved where he may not agree on it, and that of the catalogue is none of its own', () => {
    const cart = withSoap();
    const price = (till: AtTill, to: bigint | null) =>
      changePrice(cart, lineOf(cart), to === null ? null : money(to), till);
    expect(done(price(clerk, 400_000n)).lines[0]?.price).toBe(400_000n);
    expect(refused(price(atTill(), -1n))).toBe(TILL_SENTENCES.price_below_zero);
    expect(done(price(atTill(), 400_000n)).lines[0]?.price).toBe(400_000n);
    expect(done(price(atTill(), 450_000n)).lines[0]?.price).toBeNull();
    expect(done(price(atTill(), null)).lines[0]?.price).toBeNull();
  });

  test('a discount needs its right, and one too large is said by the bill', () => {
    const cart = withSoap();
    expect(refused(changeDiscount(cart, lineOf(cart), { percent: 500 }, clerk))).toBe(
      TILL_SENTENCES.may_not_discount,
    );
    const fair = done(changeDiscount(cart, lineOf(cart), { percent: 1000 }, atTill()));
    expect(billOf(fair, SETTINGS)).toMatchObject({
      total_gross: 810_000n,
      total_discount: 90_000n,
      things: 2,
      refused: null,
    });
    const bold = done(changeDiscount(cart, lineOf(cart), { amount: money(900_001n) }, atTill()));
    expect(billOf(bold, SETTINGS)).toMatchObject({ total_gross: 900_000n, total_discount: 0n });
    expect(billOf(bold, SETTINGS).refused?.en).toContain('larger');
  });

  test('another unit has its own price, whatever was agreed for the first', () => {
    const bottle = done(addToCart(openCart(), SODA, {}, atTill()));
    const cheap = done(changePrice(bottle, lineOf(bottle), money(60_000n), atTill()));
    const carton = done(changeUnit(cheap, lineOf(cheap), 'carton', atTill()));
    expect(carton.lines[0]).toMatchObject({
      unit: 'carton',
      factor: 24,
      list_price: 1_600_000n,
      price: null,
    });
  });
});

test('only what is taxed as standard carries VAT, and only of a seller who is registered', () => {
  const cart = done(addToCart(withSoap(), SODA, {}, atTill()));
  expect(billOf(cart, SETTINGS).lines.map(({ vat }) => vat > 0n)).toEqual([true, false]);
  expect(billOf(cart, { ...SETTINGS, vat_rates: [] }).total_vat).toBe(0n);
});

test('whatever is done, a cart never holds nothing of something nor more than there is', () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({
        act: fc.constant('add' as const),
        product: fc.constantFrom(SOAP, SODA, RICE, GONE),
        n: fc.integer({ min: -2000, max: 30_000 }),
      }),
      fc.record({
        act: fc.constant('set' as const),
        place: fc.nat(4),
        n: fc.integer({ min: -2000, max: 40_000 }),
      }),
      fc.record({
        act: fc.constant('unit' as const),
        place: fc.nat(4),
        unit: fc.constantFrom('carton', 'bottle'),
      }),
      fc.record({ act: fc.constant('out' as const), place: fc.nat(4) }),
    ),
  );
  fc.assert(
    fc.property(acts, (actions) => {
      const till = atTill();
      let cart = openCart();
      for (const action of actions) {
        const line = 'place' in action ? (cart.lines[action.place]?.id ?? '') : '';
        const changed =
          action.act === 'add'
            ? addToCart(cart, action.product, { quantity: times(action.n / 1000) }, till)
            : action.act === 'set'
              ? changeQuantity(cart, line, times(action.n / 1000), till)
              : action.act === 'unit'
                ? changeUnit(cart, line, action.unit, till)
                : takeOut(cart, line, till);
        if (!isRefusal(changed)) cart = changed;
        const held = Map.groupBy(cart.lines, ({ product_id }) => product_id);
        for (const [id, lines] of held) {
          const base = lines.reduce((sum, { quantity, factor }) => sum + quantity * BigInt(factor), 0n);
          const stock = till.product(id)?.stock;
          if (stock !== undefined) expect(base <= BigInt(stock) * 1000n).toBe(true);
        }
        expect(cart.lines.every(({ quantity }) => quantity > 0n)).toBe(true);
        expect(billOf(cart, SETTINGS).refused).toBeNull();
      }
    }),
  );
});
