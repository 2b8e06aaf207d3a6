import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  soap = await shop.product({ name: 'Sabuni' });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const voided = (id: string, key: string = newId()) =>
  shop.owner.ask('PUT api/sale/void', {
    body: { id, reason: 'Typed twice' },
    headers: { 'idempotency-key': key },
  });
const seen = async (id: string) => (await shop.owner.ask(`GET api/sale?id=${id}`)).body.message;

async function onCredit(): Promise<string> {
  const body = {
    lines: [{ product_id: soap, quantity: 1 }],
    customer_id: shop.customer,
    payments: [{ mode: 'credit', amount: 11_800 }],
  };
  return (await shop.sell(body)).body.message.id;
}

describe('a sale that is voided', () => {
  test('leaves the books and the stock as they were before it, and its number used', async () => {
    const before = await shop.stockOf(soap);
    const { id, number } = await shop.sold(soap, 4);
    const { status, body } = await voided(id);
    expect([status, body.message]).toEqual([200, expect.objectContaining({ id, status: 'void' })]);
    expect(await shop.entryOf(id)).toEqual({});
    expect(await shop.stockOf(soap)).toEqual(before);
    const next = (await shop.sold(soap, 1)).number;
    expect(Number(next.slice(-4))).toBe(Number(number.slice(-4)) + 1);
    const [act] = await shop.system.db.adminQuery(
      `select reason from activities where record_id = $1 and type = 'modification'`,
      [id],
    );
    expect(act).toEqual({ reason: 'Typed twice' });
  });

  test('is owed by nobody', async () => {
    const id = await onCredit();
    await voided(id);
    expect(await seen(id)).toMatchObject({ status: 'void', remain_amount: 0 });
    const owed = await shop.owner.ask(`GET api/sale/list?condition=unpaid&customer_id=${shop.customer}`);
    expect(owed.body.message.data.map((sale: { id: string }) => sale.id)).not.toContain(id);
  });

  test('goes with its debt, which is not deleted by itself', async () => {
    const id = await onCredit();
    const { number } = await seen(id);
    const { body } = await shop.owner.ask(`GET api/debt/list?source_id=${id}`);
    const [owed] = body.message.data;
    const deleted = await shop.owner.ask(`DELETE api/debt?id=${owed.id}`);
    expect(deleted.status).toBe(409);
    expect(deleted.body.refused).toMatchObject([
      { id: owed.id, reason: `This debt belongs to ${number}. Void the document instead.` },
    ]);
    expect((await shop.owner.ask(`GET api/debt?id=${owed.id}`)).body.message).toMatchObject({
      status: 'open',
      remain_amount: 11_800,
    });
    await voided(id);
    expect((await shop.owner.ask(`GET api/debt?id=${owed.id}`)).status).toBe(404);
  });

  test('gives its reference of mobile money back', async () => {
    const paid = { account_id: shop.wallet, mode: 'emoney', amount: 11_800, reference: 'QX81' };
    const sale = { lines: [{ product_id: soap, quantity: 1 }], payments: [paid] };
    const { id } = (await shop.sell(sale)).body.message;
    expect((await shop.sell(sale)).body.code).toBe('reference_used');
    await voided(id);
    expect((await shop.sell(sale)).status).toBe(200);
  });

  test('is taken back on the day of the void, whatever its own', async () => {
    const bread = await shop.product({ opening_stock: 3, opening_date: '2026-01-01' });
    const lines = [{ product_id: bread, quantity: 1 }];
    const { id } = (await shop.sell({ lines, date: '2026-02-01', payments: [cash(11_800)] })).body.message;
    await voided(id);
    const days = await shop.system.db.adminQuery<{ date: string }>(
      'select distinct date from journal_entries where source_id = $1 order by date',
      [id],
    );
    expect(days).toHaveLength(2);
    expect(days[0]).toEqual({ date: '2026-02-01' });
  });

  test('at what it had cost, though goods cost something else by now', async () => {
    const rice = await shop.stocked(10_000n, 1_000_000n, { selling_price: 2000 });
    const { id, lines } = await shop.sold(rice, 4);
    expect(lines[0].cost).toBe(4000);
    await shop.sold(rice, 6);
    await voided(id);
    expect(await shop.stockOf(rice)).toEqual({ quantity: 4000n, value: 400_000n });
    expect(await shop.entryOf(id)).toEqual({});
  });

  test('into a shortage leaves stock and books worth the same', async () => {
    const lax = await openSellingShop({ allow_negative_stock: true }, { system: shop.system });
    const product = await lax.product({ opening_stock: 1 });
    const sold = await lax.sold(product, 2);
    await lax.sold(product, 2);
    const body = { id: sold.id };
    const headers = { 'idempotency-key': newId() };
    expect((await lax.owner.ask('PUT api/sale/void', { body, headers })).status).toBe(200);
    expect((await lax.stockOf(product)).quantity).toBe(-1000n);
  });
});

test('a sale that several people void at once, one of them by deleting it, comes back once', async () => {
  const rice = await shop.product({ opening_stock: 5 });
  const { id } = await shop.sold(rice, 2);
  const deleted = () => shop.owner.ask(`DELETE api/sale?id=${id}`);
  const answers = await Promise.all([voided(id), voided(id), deleted(), voided(id)]);
  const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
  // Whoever deletes voids first; one that is void already is only left out, and what is gone is not found.
  expect(codes.filter((code, place) => code === 'done' && place !== 2).length).toBeLessThanOrEqual(1);
  expect(codes).toContain('done');
  expect((await shop.stockOf(rice)).quantity).toBe(5000n);
  expect(await shop.entryOf(id)).toEqual({});
  const entries = await shop.system.db.adminQuery('select id from journal_entries where source_id = $1', [
    id,
  ]);
  expect(entries).toHaveLength(2);
});

describe('refuses and changes nothing', () => {
  const refused = async (id: string, answer: object) => {
    const before = await shop.everything();
    const said = await voided(id);
    expect({ status: said.status, ...said.body }).toMatchObject(answer);
    expect(await shop.everything()).toEqual(before);
  };

  test('a sale that is void', async () => {
    const { id } = await shop.sold(soap, 1);
    const key = newId();
    const [first, again] = [await voided(id, key), await voided(id, key)];
    expect(again.body).toEqual(first.body);
    await refused(id, { status: 409, code: 'not_in_this_state' });
    const back = { sale_id: id, lines: [{ line_no: 1, quantity: 1 }], refunds: [cash(11_800)] };
    expect((await shop.make('POST api/sale/return', back)).body.code).toBe('sale_is_void');
  });

  test('a sale of which goods came back', async () => {
    const { id } = await shop.sold(soap, 2);
    const back = { sale_id: id, lines: [{ line_no: 1, quantity: 1 }], refunds: [cash(11_800)] };
    await shop.make('POST api/sale/return', back);
    await refused(id, { status: 409, code: 'sale_has_returns' });
    const deleted = await shop.owner.ask(`DELETE api/sale?id=${id}`);
    expect(deleted.body.refused).toMatchObject([{ id, reason: expect.stringContaining('partly returned') }]);
  });

  test('a sale whose debt has been paid in part', async () => {
    const id = await onCredit();
    await shop.system.db.adminQuery(`update debts set paid_amount = 100 where source_id = $1`, [id]);
    await refused(id, { status: 409, code: 'paid_already' });
    await shop.system.db.adminQuery(`update debts set paid_amount = 0 where source_id = $1`, [id]);
  });

  test('a sale of somebody else', async () => {
    const other = await openSellingShop({}, { system: shop.system });
    const { id } = await other.sold(await other.product(), 1);
    await refused(id, { status: 404 });
    await refused(newId(), { status: 404 });
  });

  test('whoever lacks the right, and a call without a key', async () => {
    const { id } = await shop.sold(soap, 1);
    const clerk = await shop.clerk('create_sale', 'view_sale');
    const headers = { 'idempotency-key': newId() };
    expect((await clerk.ask('PUT api/sale/void', { body: { id }, headers })).status).toBe(403);
    expect((await shop.owner.ask('PUT api/sale/void', { body: { id } })).body.code).toBe(
      'idempotency_key_required',
    );
  });
});

test('to delete sales is to void them and to leave them out; one that is void already is only left out', async () => {
  const before = await shop.stockOf(soap);
  const [first, second] = [await shop.sold(soap, 1), await shop.sold(soap, 2)];
  await voided(first.id);
  const { status } = await shop.owner.ask('POST api/sale/delete', { body: { ids: [first.id, second.id] } });
  expect(status).toBe(200);
  expect(await shop.stockOf(soap)).toEqual(before);
  for (const { id } of [first, second]) {
    expect(await shop.entryOf(id)).toEqual({});
    expect((await shop.owner.ask(`GET api/sale?id=${id}`)).status).toBe(404);
  }
  const [kept] = await shop.system.db.adminQuery(
    'select status, deleted_at is not null as hidden from sales where id = $1',
    [second.id],
  );
  expect(kept).toEqual({ status: 'void', hidden: true });
});

describe('afterwards', () => {
  test('only remarks and reference change', async () => {
    const { id, version } = await shop.sold(soap, 1);
    const change = (body: object) => shop.owner.ask(`PUT api/sale?id=${id}`, { body });
    expect((await change({ version, remarks: 'Paid by his brother' })).status).toBe(200);
    expect(await seen(id)).toMatchObject({ remarks: 'Paid by his brother', version: 2 });
    for (const key of ['total_amount', 'customer_id', 'lines', 'status', 'number', 'paid_amount'])
      expect((await change({ version: 2, [key]: 1 })).body.fields, key).toHaveProperty(key);
  });

  test('each copy is counted, for whoever may print', async () => {
    const { id } = await shop.sold(soap, 1);
    const clerk = await shop.clerk('print_sale');
    for (const copies of [1, 2])
      expect((await clerk.ask('PUT api/sale/reprint', { body: { id } })).body.message).toMatchObject({
        copies,
      });
    const other = await shop.clerk('create_sale');
    expect((await other.ask('PUT api/sale/reprint', { body: { id } })).status).toBe(403);
  });
});
