import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { postEntries } from '#modules/finance/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { updateRow } from '#server-kit/command/update-row.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { moveStock } from '../../stock/server/move-stock.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

/** Sets the switch as the settings screen does. */
const set = (has_store: boolean) =>
  shop.work(async (context) => {
    const { id } = context.branch;
    const { version } = await context.tx.lock(branchSettings, id);
    return updateRow(branchSettings, { ...context, input: { id, body: { version, has_store } } });
  });

/** Goods come into a store or leave it, against the cost of goods. */
const move = (product_id: string, store_id: string, quantity: bigint) =>
  shop.work(async ({ tx, branch }) => {
    const document = {
      branch_id: branch.id,
      date: SHOP_DAY,
      source: { kind: 'test', id: newId() as string },
    };
    const [moved] = await moveStock(tx, {
      kind: 'adjustment',
      branch: { id: branch.id, settings: {} },
      ...document,
      lines: [{ product_id, store_id, quantity, ...(quantity > 0n ? { value: quantity } : {}) }],
    });
    const value = moved?.value ?? 0n;
    const [goods, cost] = [{ account: '1200' }, { account: '5010' }];
    const lines =
      value > 0n
        ? [
            { ...goods, debit: value },
            { ...cost, credit: value },
          ]
        : [
            { ...goods, credit: -value },
            { ...cost, debit: -value },
          ];
    await postEntries(tx, [{ ...document, lines }]);
  });

const isOn = async () =>
  (await db.adminQuery('select has_store from branch_settings where id = $1', [shop.branch.id]))[0]
    ?.has_store;

test('stores are switched off once nothing lies in any but the first, and the one that holds goods is named', async () => {
  const soap = String((await shop.create('product', { name: 'Sabuni', selling_price: 10 })).id);
  await set(true);
  const back = String((await shop.create('store', { name: 'Ghala' })).id);
  await move(soap, shop.store_id, 4000n);
  await move(soap, back, 3000n);
  const refused = await set(false).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(InvalidFields);
  expect((refused as InvalidFields).problems.has_store).toMatchObject({ params: { name: 'Ghala' } });
  expect(await isOn()).toBe(true);
  await move(soap, back, -3000n);
  await set(false);
  expect(await isOn()).toBe(false);
});
