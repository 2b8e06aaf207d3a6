import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { billOf } from './bill.rules.ts';
import { addToCart } from './cart-lines.rules.ts';
import {
  allBack,
  type CartExchange,
  exchangeBody,
  exchangeProblem,
  exchangeSums,
  pickBack,
  takeBackOf,
} from './exchange.rules.ts';
import { type OpenCart, openCart } from './open-cart.rules.ts';
import { payingOf, waysToPay } from './payment.rules.ts';
import { atTill, HEAD, SETTINGS, SOAP, times } from './testing/sample-goods.ts';
import { TILL_SENTENCES } from './till.i18n.ts';

const WAYS = waysToPay(HEAD.accounts, true, true);
const line = (line_no: number, more = {}) => ({
  ...{
    line_no,
    product_name: `Item ${line_no}`,
    unit: 'piece',
    factor: 1,
    quantity: 2,
    returned_quantity: 0,
  },
  ...{ net_amount: 10_000, tax: 1800, ...more },
});
const EXCHANGE: CartExchange = {
  return_id: 'return',
  sale: {
    ...{ id: 'sale', number: 'KM0409', date: '2026-11-20', customer_id: null },
    lines: [line(1), line(2, { unit: 'carton', factor: 12, quantity: 1, returned_quantity: 5 })],
    paid_into: ['wallet-1'],
  },
  terms: {
    ...{ total: 23_600, rounding: 0, written_off: 0, remain: 0 },
    back: { total: 0, worth: 0, money: 0, cash: 0 },
  },
  back: [],
  way: null,
};
const cartWith = (pieces: number, exchange: Partial<CartExchange> = {}): OpenCart =>
  ({
    ...addToCart(openCart(), SOAP, { quantity: times(pieces) }, atTill()),
    exchange: { ...EXCHANGE, ...exchange },
  }) as OpenCart;
const back = (line_no: number, pieces: number) => [
  { line_no, base: quantity(BigInt(pieces) * 1000n), goods: 'restock' as const },
];
const sums = (cart: OpenCart) => {
  const found = exchangeSums(cart, billOf(cart, SETTINGS).total_gross, WAYS, SETTINGS);
  if (!found) throw new Error('no exchange');
  return found;
};

describe('what comes back of a sale', () => {
  test('is picked line by line, one more with each press and after the last none', () => {
    const one = pickBack(cartWith(1), 1);
    expect(one.exchange?.back).toEqual(back(1, 1));
    expect(pickBack(one, 1).exchange?.back).toEqual(back(1, 2));
    expect(pickBack(pickBack(one, 1), 1).exchange?.back).toEqual([]);
    // Of the carton seven are left.
    expect(pickBack(cartWith(1), 2).exchange?.back).toEqual(back(2, 7));
    expect(allBack(cartWith(1)).exchange?.back).toEqual([...back(1, 2), ...back(2, 7)]);
  });

  test('is never more than the customer has', () => {
    const most = takeBackOf(cartWith(1), { line_no: 1, base: times(9), goods: 'scrap' });
    expect(most.exchange?.back).toEqual([{ line_no: 1, base: 2000n, goods: 'scrap' }]);
    expect(takeBackOf(cartWith(1), { line_no: 9, base: times(1), goods: 'scrap' }).exchange?.back).toEqual(
      [],
    );
  });
});

describe('what an exchange comes to', () => {
  test('what comes back pays first, and only the rest is due', () => {
    const cart = cartWith(2, { back: back(1, 1) });
    expect(sums(cart)).toMatchObject({
      comes: 590_000n,
      vat: 90_000n,
      covers: 590_000n,
      over: 0n,
      way: null,
    });
    const bill = billOf(cart, SETTINGS);
    const paying = payingOf({ ...cart, payments: [] }, bill, WAYS, {
      ...SETTINGS,
      covered: sums(cart).covers,
    });
    expect(paying.due).toBe(310_000n);
  });

  test('what is left goes back as it was paid, or as somebody chooses', () => {
    const cart = cartWith(1, { back: back(1, 2) });
    expect(sums(cart)).toMatchObject({ covers: 450_000n, over: 730_000n, way: { kind: 'mobile' } });
    const inCash = { ...cart, exchange: { ...EXCHANGE, back: back(1, 2), way: 'cash:cash-1' } };
    expect(sums(inCash)).toMatchObject({ over: 730_000n, way: { kind: 'cash' } });
  });

  test('a debt falls first and pays for nothing', () => {
    const terms = { ...EXCHANGE.terms, remain: 9000 };
    expect(sums(cartWith(1, { back: back(1, 2), terms }))).toMatchObject({
      ...{ comes: 1_180_000n, lessDebt: 900_000n, covers: 280_000n, over: 0n },
    });
  });

  test('without goods on both sides it is none', () => {
    expect(exchangeProblem(openCart())).toBeNull();
    expect(exchangeProblem(cartWith(1))?.words).toBe(TILL_SENTENCES.nothing_comes_back);
    const nothing = { ...openCart(), exchange: { ...EXCHANGE, back: back(1, 1) } };
    expect(exchangeProblem(nothing)?.words).toBe(TILL_SENTENCES.nothing_goes_out);
  });

  test('is not charged to a room', () => {
    const payments = [{ id: 'room', way: 'room', received: null, reference: '' }];
    const cart = { ...cartWith(2, { back: back(1, 1) }), payments, room: { id: 'r', number: '101' } };
    const paying = payingOf(cart, billOf(cart, SETTINGS), WAYS, SETTINGS);
    expect(paying.missing).toBe(TILL_SENTENCES.room_takes_no_exchange);
  });
});

test('the call says what comes back in the unit of the line where it fills it', () => {
  const cart = { ...cartWith(1, { back: [...back(1, 2), ...back(2, 7)] }), payments: [] };
  const bill = billOf(cart, SETTINGS);
  const paying = payingOf(cart, bill, WAYS, { ...SETTINGS, covered: sums(cart).covers });
  const body = exchangeBody(cart, cart.exchange as CartExchange, {
    ...{ sums: sums(cart), paying, head: HEAD, total: money(bill.total_gross) },
  });
  expect(body).toMatchObject({
    ...{ id: cart.id, return_id: 'return', of_sale_id: 'sale', total_amount: 4500, exchanged_amount: 4500 },
    back: [
      { line_no: 1, unit: 'piece', quantity: 2, goods: 'restock' },
      { line_no: 2, pieces: 7, goods: 'restock' },
    ],
    ...{ payments: [], refunds: [{ account_id: 'wallet-1', mode: 'emoney' }] },
  });
});
