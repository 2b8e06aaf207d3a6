import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const put = async (call: string, body: object) => {
  const answer = await shop.owner.ask(call, { body, headers: { 'idempotency-key': newId() } });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.message;
};
const removed = async (id: string) => {
  const { body } = await shop.owner.ask(`DELETE api/supplier?id=${id}`);
  return body.success
    ? []
    : body.refused.map(({ reason, see }: { reason: string; see?: unknown }) => see ?? reason);
};

test('a supplier with an open order or with goods not billed is not deleted', async () => {
  const { id: supplier_id } = await put('POST api/supplier', { name: 'Coast Traders' });
  const lines = [{ product_id: await shop.product(), quantity: 2, price: 100 }];
  const { id } = await put('POST api/purchase-order', { supplier_id, lines });
  const waits = [[{ entity: 'purchase-order', count: 1 }]];
  expect(await removed(supplier_id)).toEqual(waits);
  await put('PUT api/purchase-order/send', { id });
  const came = { order_id: id, lines: [{ line_no: 1, quantity: 2 }] };
  expect((await shop.make('PUT api/purchase-order/receive', came)).status).toBe(200);
  expect(await removed(supplier_id)).toEqual([expect.stringContaining('came without a bill (orders: 1)')]);
  expect((await shop.make('PUT api/purchase-order/return', came)).status).toBe(200);
  expect(await removed(supplier_id)).toEqual(waits);
  await put('PUT api/purchase-order/close', { id });
  expect(await removed(supplier_id)).toEqual([]);
});

test('nor is one with an expense that waits', async () => {
  const { id: supplier_id } = await put('POST api/supplier', { name: 'Lake Oil' });
  const { data } = (await shop.owner.ask('GET api/expense-type/list')).body.message;
  const spent = { expense_type_id: data[0].id, title: 'Fuel', amount: 100, supplier_id };
  const made = await shop.make('POST api/expense', spent);
  expect(made.body).toMatchObject({ success: true });
  expect(await removed(supplier_id)).toEqual([[{ entity: 'expense', count: 1 }]]);
  await put('PUT api/expense/void', { id: made.body.message.id });
  expect(await removed(supplier_id)).toEqual([]);
});
