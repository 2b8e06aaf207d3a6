import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  soap = await shop.product({ name: 'Sabuni' });
});
// What is paid, remains, is written off and came back makes up each sale, after every step.
afterEach(() => booksHold(shop.system.db));
afterAll(() => shop.system.close());

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const seen = async (entity: string, id: string) =>
  (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message;
const put = (path: string, body: object, by = shop.owner) =>
  by.ask(`PUT api/debt/${path}`, { body, headers: { 'idempotency-key': crypto.randomUUID() } });
const back = (sale_id: string, quantity: number, refunds: object[]) =>
  shop.make('POST api/sale/return', { sale_id, lines: [{ line_no: 1, quantity }], refunds });

/** Two pieces at 11,800, of which so much was paid at the till and the rest given up as lost. */
async function lostSale(paid: number): Promise<{ sale: string; debt: string }> {
  const credit = { mode: 'credit', amount: 23_600 - paid };
  const body = { lines: [{ product_id: soap, quantity: 2 }], customer_id: shop.customer };
  const payments = paid ? [cash(paid), credit] : [credit];
  const sale = (await shop.sell({ ...body, payments })).body.message.id;
  const debts = await shop.owner.ask(`GET api/debt/list?source_id=${sale}`);
  const debt = debts.body.message.data[0].id;
  expect((await put('write-off', { id: debt })).status).toBe(200);
  return { sale, debt };
}

test('goods that were never paid come back for the loss, and for no money', async () => {
  const { sale } = await lostSale(0);
  await booksHold(shop.system.db);
  const before = await shop.everything();
  const refused = await back(sale, 2, [cash(23_600)]);
  expect([refused.status, refused.body.code]).toEqual([409, 'refunds_differ']);
  expect(await shop.everything()).toEqual(before);
  const first = (await back(sale, 1, [])).body.message;
  expect(first.refunds).toMatchObject([{ mode: 'write_off', amount: 11_800, account_id: null }]);
  expect(await shop.entryOf(first.id)).toMatchObject({ 6080: -1_180_000n, 4010: 1_000_000n, 2200: 180_000n });
  await booksHold(shop.system.db);
  const second = (await back(sale, 1, [])).body.message;
  expect((await shop.entryOf(second.id))[6080]).toBe(-1_180_000n);
});

test('of goods that were paid in part the loss comes first, then what was paid', async () => {
  const { sale, debt } = await lostSale(5000);
  const terms = await shop.owner.ask(`GET api/sale/return-terms?id=${sale}`);
  expect(terms.body.message).toMatchObject({
    total: 23_600,
    written_off: 18_600,
    remain: 0,
    back: { money: 0 },
    units: [{ unit_of_measure: expect.any(String) }],
  });
  expect((await back(sale, 1, [])).status).toBe(200);
  expect(await seen('debt', debt)).toMatchObject({ written_off_amount: 6800, returned_amount: 11_800 });
  const last = (await back(sale, 1, [cash(5000)])).body.message;
  expect(await shop.entryOf(last.id)).toMatchObject({ 6080: -680_000n, 1010: -500_000n });
  const debts = await shop.owner.ask(`GET api/debt/list?source_id=${sale}`);
  expect(debts.body.message.data).toEqual([]);
});

test('a write-off is undone: what is left of it is owed again, and posted', async () => {
  const { sale, debt } = await lostSale(0);
  expect((await back(sale, 1, [])).status).toBe(200);
  const undone = await put('undo-write-off', { id: debt, reason: 'He came back' });
  expect(undone.body.message).toMatchObject({ written_off_amount: 0, remain_amount: 11_800, status: 'open' });
  expect(await seen('sale', sale)).toMatchObject({ paid_amount: 0, remain_amount: 11_800 });
  expect(await shop.entryOf(debt)).toEqual({ 6080: 1_180_000n, 1100: -1_180_000n });
  await booksHold(shop.system.db);
  expect((await put('undo-write-off', { id: debt })).body.code).toBe('nothing_written_off');
  const last = (await back(sale, 1, [])).body.message;
  expect(last.refunds).toMatchObject([{ mode: 'credit', amount: 11_800 }]);
});

test('a sale whose write-off is undone can be voided; undoing takes the right of writing off', async () => {
  const { sale, debt } = await lostSale(0);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const voided = () => shop.owner.ask('PUT api/sale/void', { body: { id: sale }, headers: key });
  expect((await voided()).body.code).toBe('written_off_already');
  const clerk = await shop.clerk('view_debt', 'list_debts', 'delete_debt');
  expect((await put('undo-write-off', { id: debt }, clerk)).status).toBe(403);
  expect((await put('undo-write-off', { id: debt })).status).toBe(200);
  expect((await voided()).status).toBe(200);
});
