import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
let safe: string;
beforeAll(async () => {
  shop = await openTillShop({ cash_difference_limit: 10_000 });
  const { data } = (await shop.owner.ask('GET api/account/list')).body.message;
  safe = data.find(({ name }: { name: string }) => name === 'Safe').id;
  await shop.make('POST api/transaction', {
    ...{ type: 'deposit', account_id: shop.cash, counterpart: 'owner_capital', amount: 50_000 },
  });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const till = async () => (await shop.owner.ask(`GET api/account?id=${shop.cash}`)).body.message;

/** What is refused when the till is to become a safe, and when it is to go. */
async function refusals() {
  const { version } = await till();
  const turned = await shop.owner.ask(`PUT api/account?id=${shop.cash}`, {
    body: { version, is_till: false },
  });
  const gone = await shop.owner.ask(`DELETE api/account?id=${shop.cash}`);
  return [Object.keys(turned.body.fields ?? {}), gone.body.refused?.[0]?.reason ?? gone.body.message];
}

test('a till with an open shift, or with cash that nobody has explained, stays a till', async () => {
  const id = await shop.opened(0);
  expect(await refusals()).toEqual([['is_till'], expect.stringContaining('Shifts (1)')]);
  await shop.closeAll();
  // Its drawer is empty; what the books had in it still waits for an answer.
  expect(await shop.seen(id)).toMatchObject({ status: 'closed', to_be_explained: 50_000 });
  expect(await refusals()).toEqual([['is_till'], expect.stringContaining('Shifts (1)')]);
  expect(await till()).toMatchObject({ is_till: true });
  const answer = { shift_id: id, answer: 'owner_took', amount: 50_000 };
  expect((await shop.make('POST api/shift/explain', answer)).status).toBe(200);
  const { version } = await till();
  const body = { version, is_till: false };
  expect((await shop.owner.ask(`PUT api/account?id=${shop.cash}`, { body })).status).toBe(200);
  await shop.owner.ask(`PUT api/account?id=${shop.cash}`, { body: { version: version + 1, is_till: true } });
});

test('cash of a sale goes into the drawer of a till, not into a safe where no shift counts it', async () => {
  const product_id = await shop.product({ type: 'service', opening_stock: null, selling_price: 5000 });
  const sell = (account_id: string) =>
    shop.make('POST api/sale/checkout', {
      ...{ id: newId(), store_id: shop.store_id, lines: [{ product_id, quantity: 1 }] },
      payments: [{ account_id, mode: 'cash', amount: 5000 }],
    });
  const refused = await sell(safe);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['payments.0.account_id']]);
  expect((await sell(shop.cash)).status).toBe(200);
});
