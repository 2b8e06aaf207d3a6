import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });

async function refused(body: object, answer: object): Promise<void> {
  const before = await shop.everything();
  const said = await shop.sell(body);
  expect({ status: said.status, ...said.body }).toMatchObject(answer);
  expect(await shop.everything()).toEqual(before);
}

describe('an earlier day', () => {
  const on = (date: string, quantity = 1) => ({
    lines: [{ product_id: bread, quantity }],
    date,
    payments: [cash(11_800 * quantity)],
  });
  let bread: string;
  beforeAll(async () => {
    bread = await shop.product({ name: 'Bread', opening_stock: 10, opening_date: '2026-03-01' });
  });

  test('is the business day of the moment on the clock of the branch', async () => {
    const told: [string, string, string][] = [
      ['2026-03-02T23:30', '2026-03-02', '2026-03-02T20:30:00.000Z'],
      ['2026-03-02T22:30:00Z', '2026-03-03', '2026-03-02T22:30:00.000Z'],
      ['2026-03-04', '2026-03-04', '2026-03-03T21:00:00.000Z'],
    ];
    for (const [said, date, sold_at] of told) {
      const { message } = (await shop.sell(on(said))).body;
      expect(message).toMatchObject({ date, sold_at });
      const [entry] = await shop.system.db.adminQuery(
        'select date from journal_entries where source_id = $1',
        [message.id],
      );
      expect(entry).toEqual({ date });
    }
  });

  test('has what lay there then, and leaves enough for every day since', async () => {
    expect((await shop.sell(on('2026-03-10', 6))).status).toBe(200);
    await refused(on('2026-02-28'), { code: 'not_enough_on_that_day', product: 'Bread', left: '0' });
    await refused(on('2026-03-05', 2), { code: 'not_enough_stock' });
    expect((await shop.sell(on('2026-03-05', 1))).status).toBe(200);
  });

  test('counts in the numbers of its own year, and says so', async () => {
    const old = await shop.product({ opening_stock: 5, opening_date: '2025-01-01' });
    const lines = [{ product_id: old, quantity: 1 }];
    const { message } = (await shop.sell({ lines, date: '2025-06-01T10:00', payments: [cash(11_800)] })).body;
    expect(message.number).toMatch(/0001-2025$/);
  });

  test('on which the books are locked takes nothing', async () => {
    const closed = await openSellingShop({}, { system: shop.system });
    const product_id = await closed.product({ opening_stock: 5, opening_date: '2026-01-01' });
    const sale = {
      lines: [{ product_id, quantity: 1 }],
      payments: [{ ...cash(11_800), account_id: closed.cash }],
    };
    await shop.system.db.adminQuery(`update branches set lock_date = '2026-06-30' where id = $1`, [
      closed.branch_id,
    ]);
    const before = await closed.everything();
    expect((await closed.sell({ ...sale, date: '2026-06-30' })).body.code).toBe('books_locked');
    expect(await closed.everything()).toEqual(before);
    expect((await closed.sell({ ...sale, date: '2026-07-01' })).status).toBe(200);
  });
});
