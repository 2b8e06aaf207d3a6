import { describe, expect, test } from 'vitest';
import { quantity } from '#core/quantity.ts';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import type { CartExchange } from '../../exchange.rules.ts';
import { SOAP } from '../../testing/sample-goods.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import { device } from './testing/device-of-tests.ts';

const EXCHANGE: CartExchange = {
  return_id: 'return',
  sale: {
    ...{ id: 'sale', number: 'KM0409', date: '2026-11-20', customer_id: null, paid_into: [] },
    lines: [
      {
        ...{ line_no: 1, product_name: 'Soap', unit: 'piece', factor: 1, quantity: 1, returned_quantity: 0 },
        ...{ net_amount: 4500, tax: 0 },
      },
    ],
  },
  terms: {
    ...{ total: 4500, rounding: 0, written_off: 0, remain: 0 },
    back: { total: 0, worth: 0, money: 0, cash: 0 },
  },
  back: [{ line_no: 1, base: quantity(1000n), goods: 'restock' }],
  way: null,
};

async function exchanging() {
  const shop = device();
  const machine = await shop.open();
  machine.till.startExchange(EXCHANGE, null);
  machine.till.add(SOAP.id);
  const exchanges = () => shop.server.asked.filter(({ route }) => route === 'POST sale/exchange');
  return { ...shop, ...machine, exchanges };
}

describe('an exchange at the till', () => {
  test('is one call under the id of its cart', async () => {
    const { till, carts, exchanges, server } = await exchanging();
    const { id } = carts.get().cart;
    expect(await till.complete()).toMatchObject({ result: 'sold' });
    expect(exchanges()).toMatchObject([{ key: id, body: { id, exchanged_amount: 4500, payments: [] } }]);
    expect(server.checkouts()).toEqual([]);
    expect(carts.get().cart.exchange ?? null).toBeNull();
  });

  test('without a connection nothing is exchanged, and the cart stays', async () => {
    const { till, carts, exchanges, server } = await exchanging();
    server.away = true;
    const said = await till.complete();
    expect(said).toEqual({ result: 'incomplete', refusal: { words: TILL_SENTENCES.exchange_needs_network } });
    expect(exchanges()).toEqual([]);
    server.away = false;
    server.checkout.splice(0, 1, new Unreachable(), { id: 'sale', number: 'KM0001' });
    const lost = await till.complete();
    expect(lost).toEqual({ result: 'incomplete', refusal: { words: TILL_SENTENCES.exchange_unanswered } });
    expect(carts.get().cart.exchange?.return_id).toBe('return');
    expect(await till.complete()).toMatchObject({ result: 'sold' });
    const [first, again] = exchanges();
    expect(again).toEqual(first);
  });

  test('changed after no answer came, it is what was sent first where that was done, and says so', async () => {
    const { till, carts, exchanges, server } = await exchanging();
    const used = new Refused(422, { message: 'Used.', code: 'key_used_otherwise' });
    server.checkout.splice(0, 1, new Unreachable(), used, { id: 'sale', number: 'KM0001' });
    await till.complete();
    till.takeBack({ line_no: 1, base: quantity(1000n), goods: 'scrap' });
    expect(await till.complete()).toMatchObject({ result: 'sold', sale: { is_as_sent_first: true } });
    const [first, changed, again] = exchanges();
    expect(again).toEqual(first);
    expect(changed).not.toEqual(first);
    expect(carts.get().cart.exchange ?? null).toBeNull();
  });

  test('changed after no answer came, it is sold as it is now where nothing had been done', async () => {
    const { till, exchanges, server } = await exchanging();
    server.checkout.splice(0, 1, new Unreachable(), { id: 'sale', number: 'KM0001' });
    await till.complete();
    till.takeBack({ line_no: 1, base: quantity(1000n), goods: 'scrap' });
    const sold = await till.complete();
    expect(sold).toMatchObject({ result: 'sold' });
    expect(sold).not.toMatchObject({ sale: { is_as_sent_first: true } });
    expect(exchanges()).toHaveLength(2);
  });

  test('refused, it says why and stays', async () => {
    const { till, carts, server } = await exchanging();
    server.checkout.splice(0, 1, new Refused(409, { message: 'Came back already.', code: 'more_than_sold' }));
    expect(await till.complete()).toEqual({ result: 'refused', reason: 'Came back already.' });
    expect(carts.get().cart).toMatchObject({ exchange: { return_id: 'return' }, lines: [{}] });
  });

  test('is not parked, and ends with its own word', async () => {
    const { till, carts } = await exchanging();
    expect(await till.park('Asha')).toEqual({
      ...{ result: 'incomplete', refusal: { words: TILL_SENTENCES.exchange_stays } },
    });
    till.stopExchange();
    expect(carts.get()).toMatchObject({ exchange: null, cart: { lines: [{}] } });
  });

  test('is begun by nobody who may not take items back', async () => {
    const shop = device({ ...ALL, takeBack: false });
    const { till } = await shop.open();
    expect(till.startExchange(EXCHANGE, null)).toEqual({ words: TILL_SENTENCES.may_not_take_back });
  });
});

const ALL = { remove: true, price: true, discount: true, credit: true, backDate: true, takeBack: true };
