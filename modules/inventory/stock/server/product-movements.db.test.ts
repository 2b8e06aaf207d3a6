import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { presentSaid } from '#server-kit/http/present-said.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { movementsAnswer } from '../product-stock.answer.ts';
import { moveStock } from './move-stock.ts';
import { productMovements } from './product-movements.query.ts';

let db: TestDatabase;
let shop: Shop;
let soap: string;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  const body = { selling_price: 15, buying_price: 10, opening_stock: 20, opening_date: '2026-11-01' };
  soap = String((await shop.create('product', { name: 'Sabuni', ...body })).id);
  await shop.work(({ tx, branch }) =>
    moveStock(tx, {
      kind: 'sale',
      branch,
      date: '2026-11-20',
      source: { kind: 'sale', id: soap },
      lines: [{ product_id: soap, store_id: shop.store_id, quantity: -6000n }],
    }),
  );
});
afterAll(() => db.close());

/** The answer as it goes out, `as` somebody or in some branch. */
const ask = (page = {}, as: (context: QueryContext) => object = () => ({})) =>
  shop.ask(async (context) => {
    const asked = { ...context, ...as(context), input: { id: soap, limit: 20, page: 1, ...page } };
    return presentSaid(movementsAnswer, await productMovements.run(asked as never), asked);
  });

test('movements stand newest first, each with what was left', async () => {
  expect(await ask()).toMatchObject({
    stock: 14,
    value: 140,
    total: 2,
    data: [
      { kind: 'sale', date: '2026-11-20', quantity: -6, left: 14, value: -60 },
      { kind: 'opening', date: '2026-11-01', quantity: 20, left: 20, value: 200 },
    ],
  });
});

test('a page keeps what was left before it', async () => {
  expect(await ask({ limit: 1, page: 2 })).toMatchObject({
    current_page: 2,
    next_page: null,
    previous_page: 1,
    data: [{ kind: 'opening', left: 20 }],
  });
});

test('who may not see buying prices sees no worth either', async () => {
  const answer = await ask({}, ({ actor }) => ({
    actor: { ...actor, account_type: 'employee', permissions: new Set<string>() },
  }));
  expect(JSON.stringify(answer)).not.toContain('value');
  expect(answer).toMatchObject({ stock: 14, total: 2 });
});

test('another branch sees none of them', async () => {
  const other = await ask({}, ({ branch }) => ({
    branch: { ...branch, id: '01000000-0000-7000-8000-000000000000' },
  }));
  expect(other).toMatchObject({ stock: 0, total: 0, data: [] });
});
