import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { waitingStates } from '#core/state-sets.ts';
import { placesNaming } from '#server-kit/query/places-naming.ts';
import { openTillShop, type TillShop } from '../../modules/point-of-sale/testing/till-shop.ts';

// What others stand on stays (accounting-additions.md A45): by one rule, from the definitions.

let shop: TillShop;
beforeAll(async () => {
  shop = await openTillShop();
});
afterAll(() => shop.system.close());

const change = (call: string, body: object) =>
  shop.owner.ask(call, { body, headers: { 'idempotency-key': newId() } });
const made = async (call: string, body: object): Promise<string> => {
  const { status, body: answer } = await (isRecord(call) ? change(call, body) : shop.make(call, body));
  expect([call, status, answer]).toEqual([call, 200, expect.anything()]);
  return answer.message.id;
};
const isRecord = (call: string) => /(account|customer|supplier|store|invoice|purchase-order)$/.test(call);
/** What is in the way of deleting a record: nothing, or documents by kind. */
const inTheWay = async (entity: string, id: string) => {
  const { body } = await shop.owner.ask(`DELETE api/${entity}?id=${id}`);
  return body.success ? [] : body.refused[0].see;
};

test('of each kind of document that waits the rule knows what stays until it is done', () => {
  const { registry } = shop.system.services;
  const held = registry.entities.flatMap((entity) => {
    const by = placesNaming(entity, registry).flatMap((place) =>
      place.by.states?.field && waitingStates(place.by.states).length > 0 ? [place.by.name] : [],
    );
    return by.length > 0 && entity.name !== 'user' ? [[entity.name, [...new Set(by)].sort()]] : [];
  });
  expect(Object.fromEntries(held)).toMatchObject({
    account: expect.arrayContaining(['shift']),
    customer: ['booking', 'invoice', 'quote', 'service', 'truck-order'],
    product: [
      ...['invoice', 'purchase-order', 'quote', 'service', 'stock-request', 'stock-take', 'truck-service'],
    ],
    'service-type': ['service'],
    store: ['invoice', 'purchase-order', 'quote', 'stock-request', 'stock-take'],
    supplier: ['expense', 'purchase-order', 'truck-service'],
  });
});

test('a till with an open shift stays, also where nothing lies in it', async () => {
  const till = await made('POST api/account', { name: 'Second drawer', type: 'cash in hand', is_till: true });
  const shift = await made('POST api/shift/open', { account_id: till, float: 0 });
  expect(await inTheWay('account', till)).toEqual([{ entity: 'shift', count: 1 }]);
  expect((await change('PUT api/shift/close', { id: shift, counted: 0 })).status).toBe(200);
  expect(await inTheWay('account', till)).toEqual([]);
});

test('a customer stays while a draft invoice names him, and a product while documents wait for it', async () => {
  const customer_id = await made('POST api/customer', { name: 'Neema Shop' });
  const supplier_id = await made('POST api/supplier', { name: 'Azania' });
  const product_id = await shop.product({ opening_stock: null, buying_price: null });
  const invoice = await made('POST api/invoice', {
    customer_id,
    lines: [
      { product_id, quantity: 1, unit_price: 5 },
      { product_id, quantity: 2, unit_price: 4 },
    ],
  });
  const order = await made('POST api/purchase-order', {
    supplier_id,
    lines: [{ product_id, quantity: 1, price: 5 }],
  });
  expect(await inTheWay('customer', customer_id)).toEqual([{ entity: 'invoice', count: 1 }]);
  const waits = await inTheWay('product', product_id);
  expect(waits).toHaveLength(2);
  expect(waits).toEqual(
    expect.arrayContaining([
      { entity: 'invoice', count: 1 },
      { entity: 'purchase-order', count: 1 },
    ]),
  );
  const { version } = (await shop.owner.ask(`GET api/product?id=${product_id}`)).body.message;
  const asService = await change(`PUT api/product?id=${product_id}`, { version, type: 'service' });
  expect([asService.status, asService.body.fields?.type]).toEqual([
    400,
    expect.stringContaining('Purchase orders (1)'),
  ]);
  expect((await change('PUT api/purchase-order/cancel', { id: order })).status).toBe(200);
  expect(await inTheWay('product', product_id)).toEqual([{ entity: 'invoice', count: 1 }]);
  expect((await shop.owner.ask(`DELETE api/invoice?id=${invoice}`)).status).toBe(200);
  expect(await inTheWay('customer', customer_id)).toEqual([]);
  expect(await inTheWay('product', product_id)).toEqual([]);
});

test('a store stays while it is being counted, and the sentence names the lists', async () => {
  const store = await made('POST api/store', { name: 'Back room' });
  const take = await made('POST api/stock-take', { store_id: store });
  const { body } = await shop.owner.ask(`DELETE api/store?id=${store}`);
  expect(body.refused).toEqual([
    {
      id: store,
      name: 'Back room',
      reason: 'Still needed by: Stock takes (1). Finish or delete those first.',
      see: [{ entity: 'stock-take', count: 1 }],
    },
  ]);
  expect((await shop.owner.ask(`DELETE api/stock-take?id=${take}`)).status).toBe(200);
  expect(await inTheWay('store', store)).toEqual([]);
});
