import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { today as todayOf } from '#server-kit/operation/clock.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
let today: string;
let soap: string;

beforeAll(async () => {
  shop = await openBuyingShop();
  today = todayOf(shop.system.clock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  soap = await shop.product({ name: 'Soap' });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const ask = (call: string, id: string, by = shop.owner) => by.ask(`GET api/${call}?id=${id}`);
const made = async (call: string, id: string) => {
  const { status, body } = await ask(call, id);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
};
const aSupplier = async (credit_days: number) =>
  String(
    (await shop.owner.ask('POST api/supplier', { body: { name: 'Azam', credit_days } })).body.message.id,
  );
const pay = (body: object) => shop.make('POST api/payment', { kind: 'supplier', mode: 'cash', ...body });

test('what is open of a supplier stands under the days it is due, and comes to what the account says', async () => {
  const supplier_id = await aSupplier(10);
  const bought = (amount: number, days: number) =>
    shop.bought(soap, 1, amount, { supplier_id, date: addDays(today, -days) });
  const late = await bought(150_000, 22);
  await bought(262_000, 6);
  await bought(500_000, 0);
  await bought(75_700, 0);
  await pay({ party_id: supplier_id, amount: 50_000, account_id: shop.cash });
  const owing = await made('supplier/owing', supplier_id);
  expect(owing).toMatchObject({
    ...{ owed: 937_700, late: 100_000, late_since: addDays(today, -12), soon: 262_000, later: 575_700 },
    ...{ next_due: addDays(today, 4), next_amount: 262_000, count: 4 },
  });
  expect(owing.debts[0]).toMatchObject({
    ...{ document: late.number, source_kind: 'purchase', source_id: late.id, date: addDays(today, -22) },
    ...{ due_date: addDays(today, -12), amount: 150_000, settled: 50_000, left: 100_000 },
  });
  expect(owing.debts.map(({ left }: { left: number }) => left)).toEqual([100_000, 262_000, 500_000, 75_700]);
  const { balance, overdue_amount } = await shop.find('supplier', supplier_id);
  expect([owing.owed, owing.late]).toEqual([balance, overdue_amount]);
});

test('the first debts are shown, and how many there are', async () => {
  const supplier_id = await aSupplier(10);
  for (let n = 0; n < 10; n += 1) await shop.bought(soap, 1, 1000, { supplier_id });
  const { debts, count, owed } = await made('supplier/owing', supplier_id);
  expect([debts.length, count, owed]).toEqual([8, 10, 10_000]);
});

test('a supplier who is owed nothing has nothing open', async () => {
  expect(await made('supplier/owing', await aSupplier(5))).toEqual({
    ...{ owed: 0, late: 0, late_since: null, soon: 0, later: 0, next_due: null, next_amount: 0 },
    ...{ count: 0, debts: [] },
  });
});

test('of each product the price last paid is told, by piece beside the time before', async () => {
  const supplier_id = await aSupplier(5);
  const units = [{ unit: 'carton', factor: 24 }];
  const salt = await shop.product({ name: 'Salt', units });
  const line = (product_id: string, price: number, unit?: string) => ({
    ...{ product_id, quantity: 1, price },
    ...(unit ? { unit } : {}),
  });
  const buy = (lines: object[], date: string) => shop.buy({ supplier_id, lines, date });
  await buy([line(soap, 1000), line(salt, 500)], addDays(today, -3));
  const second = await buy([line(salt, 14_160, 'carton')], addDays(today, -2));
  const told = async () => (await made('supplier/prices-paid', supplier_id)).prices;
  expect(await told()).toEqual([
    {
      ...{ product_id: salt, product_name: 'Salt', unit: 'carton', factor: 24, price: 14_160 },
      ...{ date: addDays(today, -2), change: 18 },
    },
    {
      ...{ product_id: soap, product_name: 'Soap', unit: 'piece', factor: 1, price: 1000 },
      ...{ date: addDays(today, -3), change: null },
    },
  ]);
  await shop.voidPurchase(second.body.message.id);
  expect(await told()).toMatchObject([
    { product_name: 'Salt', price: 500, change: null },
    { product_name: 'Soap', price: 1000, change: null },
  ]);
  expect(await made('supplier/prices-paid', await aSupplier(5))).toEqual({ count: 0, prices: [] });
});

test('both are for people who see suppliers and what goods cost; prices for those who list purchases', async () => {
  const supplier_id = await aSupplier(5);
  const status = async (call: string, ...rights: string[]) =>
    (await ask(call, supplier_id, await shop.clerk(...rights))).status;
  expect(await status('supplier/owing', 'view_supplier', 'view_buying_price')).toBe(200);
  expect(await status('supplier/owing', 'view_supplier')).toBe(403);
  expect(await status('supplier/owing', 'view_buying_price')).toBe(403);
  const all = ['view_supplier', 'list_purchases', 'view_buying_price'];
  expect(await status('supplier/prices-paid', ...all)).toBe(200);
  for (const missing of all)
    expect([missing, await status('supplier/prices-paid', ...all.filter((one) => one !== missing))]).toEqual([
      missing,
      403,
    ]);
  for (const call of ['supplier/owing', 'supplier/prices-paid', 'customer/owing'])
    expect([call, (await ask(call, newId())).status]).toEqual([call, 404]);
});
