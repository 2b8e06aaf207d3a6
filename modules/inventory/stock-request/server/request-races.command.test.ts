import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';
import { openRequestingShop, type RequestingShop } from '../testing/requesting-shop.ts';

let shop: RequestingShop;
beforeAll(async () => {
  shop = await openRequestingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const into = () => ({ from_store_id: shop.store_id, to_store_id: shop.back });
const codes = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'done' : body.code)).toSorted();
const sale = (product: string, quantity: number) =>
  shop.sell({
    lines: [{ product_id: product, quantity }],
    payments: [{ account_id: shop.cash, mode: 'cash', amount: 1_000_000 }],
  });

test('of two who approve, send or receive at once, one does it and the other is told', async () => {
  const product = await shop.product();
  const { id } = await shop.requested(product, 4, into());
  const twice = (step: string) => Promise.all([shop.step(step, id), shop.step(step, id)]);
  expect(codes(await twice('approve'))).toEqual(['done', 'request_not_pending']);
  expect(await shop.levelOf(product, shop.store_id)).toEqual({ quantity: 100, reserved: 4 });
  expect(codes(await twice('dispatch'))).toEqual(['done', 'request_not_approved']);
  expect(codes(await twice('receive'))).toEqual(['done', 'request_not_in_transit']);
  expect(await shop.levelOf(product, shop.back)).toEqual({ quantity: 4, reserved: 0 });
});

test('a second press with the same key does it once', async () => {
  const product = await shop.product();
  const { id } = await shop.requested(product, 4, into());
  await shop.took('approve', id);
  const key = newId();
  const send = () =>
    shop.owner.ask('PUT api/stock-request/dispatch', { body: { id }, headers: { 'idempotency-key': key } });
  expect(codes([await send(), await send()])).toEqual(['done', 'done']);
  expect(await shop.levelOf(product, shop.store_id)).toMatchObject({ quantity: 96 });
});

test('the last piece goes to one request, or to one sale', async () => {
  const product = await shop.product({ opening_stock: 1 });
  const asked = await Promise.all([shop.requested(product, 1, into()), shop.requested(product, 1, into())]);
  const answers = await Promise.all([...asked.map(({ id }) => shop.step('approve', id)), sale(product, 1)]);
  expect(codes(answers)).toEqual(['done', 'not_enough_stock', 'not_enough_stock']);
  const { quantity, reserved } = await shop.levelOf(product, shop.store_id);
  expect(quantity - reserved).toBe(0);
});

test('sixteen at once over the same goods, sold and sent both ways, lose nothing and never wait in a circle', async () => {
  const products = await Promise.all(Array.from({ length: 3 }, () => shop.product({ opening_stock: 60 })));
  const there = { branch: shop.other_branch };
  const ends = { from_store_id: shop.store_id, to_store_id: shop.other_store };
  const lines = (order: readonly string[]) => order.map((product_id) => ({ product_id, requested: 2 }));
  const road = async (place: number) => {
    const order = place % 2 ? products : products.toReversed();
    const body = { ...ends, id: newId(), lines: lines(order) };
    const made = await untilAnswered(() => shop.request(body, there));
    const { id } = made.body.message;
    await shop.took('approve', id);
    await shop.took('dispatch', id);
    await (place % 3 ? shop.took('receive', id, {}, there) : shop.took('return', id));
  };
  const sales = async (place: number) => {
    const order = place % 2 ? products : products.toReversed();
    const body = {
      id: newId(),
      lines: order.map((product_id) => ({ product_id, quantity: 1 })),
      payments: [{ account_id: shop.cash, mode: 'cash', amount: 1_000_000 }],
    };
    expect((await untilAnswered(() => shop.sell(body))).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 16 }, (_, place) => (place < 8 ? road(place) : sales(place))));
  for (const product of products) {
    const [here, other] = [
      await shop.poolOf(product, shop.branch_id),
      await shop.poolOf(product, shop.other_branch),
    ];
    expect([here.quantity + other.quantity, other.quantity]).toEqual([52, 10]);
    expect(await shop.levelOf(product, shop.store_id)).toMatchObject({ reserved: 0 });
  }
});
