import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { RICE, SOAP, SODA, times } from '../../testing/sample-goods.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import { device } from './testing/device-of-tests.ts';

const calls = (server: ReturnType<typeof device>['server']) =>
  server.asked.filter(({ route }) => route.includes('parked-cart'));

/** A till with a cart of soap and one carton of soda at an agreed price. */
async function filled() {
  const { open, server, ...made } = device();
  const opened = await open();
  const { till, carts } = opened;
  till.add(SOAP.id, { quantity: times(2) });
  till.add(SODA.id, { unit: 'carton' });
  const [, soda] = carts.get().cart.lines;
  till.setPrice(soda?.id ?? '', money(1_500_000n));
  till.setCustomer({ id: 'rehema', name: 'Mama Rehema' });
  return { ...made, ...opened, server };
}

test('a cart goes to the server as it stands, under the id of its sale, and a fresh one takes its place', async () => {
  const { till, carts, server, trace } = await filled();
  const { id } = carts.get().cart;
  expect(await till.park('Mama Rehema')).toEqual({ result: 'parked' });
  expect(calls(server)).toMatchObject([
    {
      route: 'POST parked-cart',
      key: expect.any(String),
      body: {
        ...{ id, name: 'Mama Rehema', customer_id: 'rehema', amount: 24_000 },
        lines: [
          { product_id: SOAP.id, unit: 'piece', quantity: 2, list_price: 4_500 },
          { product_id: SODA.id, unit: 'carton', quantity: 1, unit_price: 15_000, list_price: 16_000 },
        ],
      },
    },
  ]);
  expect(carts.get().carts.map(({ lines }) => lines)).toEqual([[]]);
  expect(carts.get().cart.id).not.toBe(id);
  // Parking takes nothing out of a cart.
  expect([...trace.values()].flat()).toEqual([]);
});

test('without a connection it waits in its tab, and the call that got no answer is made again as the same one', async () => {
  const { till, carts, server } = await filled();
  server.away = true;
  expect(await till.park('Rehema')).toEqual({ result: 'away' });
  expect(calls(server)).toEqual([]);
  server.away = false;
  const waiting = carts.get().carts.find(({ lines }) => lines.length > 0);
  till.showCart(waiting?.id ?? '');
  server.checkout.splice(0, 1, new Unreachable(), { id: waiting?.id });
  expect(await till.park('Rehema')).toEqual({ result: 'away' });
  till.showCart(waiting?.id ?? '');
  expect(await till.park('Rehema')).toEqual({ result: 'parked' });
  const [first, again] = calls(server);
  expect(again).toEqual(first);
});

test('what the server refuses keeps the cart open, and an empty cart is not sent', async () => {
  const { till, carts, server } = await filled();
  const before = carts.get().cart;
  server.checkout.splice(0, 1, new Refused(409, { message: 'No', code: 'exists' } as never));
  expect(await till.park('Rehema')).toEqual({ result: 'refused', reason: 'No' });
  expect(carts.get().cart).toEqual(before);
  till.openCart();
  expect(await till.park('Nobody')).toMatchObject({ result: 'incomplete' });
  expect(calls(server)).toHaveLength(1);
});

test('a cart of an earlier day is not parked: another till would sell it on another day', async () => {
  const { till, carts, server } = await filled();
  till.setDetails({ date: '2026-11-18' });
  const before = carts.get().cart;
  expect(await till.park('Rehema')).toMatchObject({ refusal: { words: TILL_SENTENCES.dated_stays } });
  expect([calls(server), carts.get().cart]).toEqual([[], before]);
});

test('a cart is taken with what was agreed, and says what changed since', async () => {
  const { open, server } = device();
  const { till, carts } = await open();
  const parked = {
    ...{ id: 'parked-1', name: 'Mama Rehema', customer_id: 'rehema', customer_name: 'Mama Rehema' },
    ...{ discount_percent: 10, reference: 'T 12', remarks: null, amount: 100 },
    lines: [
      { product_id: SOAP.id, unit: 'piece', quantity: 2, unit_price: null, list_price: 4_000 },
      { product_id: SODA.id, unit: 'carton', quantity: 1, unit_price: 15_000, list_price: 15_500 },
      { product_id: RICE.id, unit: 'kilogram', quantity: 1.5, unit_price: null, list_price: 3_200.5 },
      { product_id: 'no-more', product_name: 'Kale', unit: 'dozen', quantity: 3, list_price: 100 },
    ],
  };
  server.checkout.splice(0, 1, parked);
  expect(await till.takeParked('parked-1')).toEqual({ result: 'taken', was: 100 });
  expect(calls(server)).toMatchObject([{ route: 'PUT parked-cart/take', body: { id: 'parked-1' } }]);
  const { cart } = carts.get();
  expect(cart).toMatchObject({
    ...{ id: 'parked-1', customer: { id: 'rehema', name: 'Mama Rehema' }, reference: 'T 12', remarks: '' },
    ...{ discount: { percent: 1000 }, sending: { state: 'open' }, paying: false },
  });
  expect(cart.lines.map(({ name, price, list_price, mark }) => [name, price, list_price, mark])).toEqual([
    [SOAP.name, null, money(450_000n), 'price_changed'],
    [SODA.name, money(1_500_000n), money(1_600_000n), null],
    [RICE.name, null, money(320_050n), null],
    ['Kale', null, money(10_000n), 'gone'],
  ]);
});

test('what another till has taken is refused; what got no answer is asked for again as the same call', async () => {
  const { open, server } = device();
  const { till, carts } = await open();
  const taken = { id: 'parked-1', name: 'Asha', customer_id: null, remarks: null, lines: [], amount: 0 };
  const refusal = new Refused(409, { message: 'Taken', code: 'not_possible' } as never);
  server.checkout.splice(0, 1, refusal, new Unreachable(), taken);
  expect(await till.takeParked('parked-1')).toEqual({ result: 'refused', reason: 'Taken' });
  expect((await till.takeParked('parked-1')).result).toBe('refused');
  expect(carts.get().carts).toHaveLength(1);
  expect(await till.takeParked('parked-1')).toEqual({ result: 'taken' });
  const keys = calls(server).map(({ key }) => key);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
  expect(carts.get().cart.name).toBe('Asha');
});

test('a cart that was taken is parked again under an id of its own', async () => {
  const { open, server } = device();
  const { till, carts } = await open();
  const line = { product_id: SOAP.id, unit: 'piece', quantity: 1, unit_price: null, list_price: 4_500 };
  server.checkout.splice(
    0,
    1,
    { id: 'parked-1', name: 'Asha', customer_id: null, remarks: null, lines: [line] },
    {},
  );
  await till.takeParked('parked-1');
  expect(await till.park('Asha')).toEqual({ result: 'parked' });
  const sent = calls(server).at(-1)?.body as { id: string };
  expect(sent.id).not.toBe('parked-1');
  expect(carts.get().carts.filter(({ lines }) => lines.length > 0)).toEqual([]);
});
