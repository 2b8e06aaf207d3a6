import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  soap = await shop.product({
    name: 'Sabuni',
    units: [{ unit: 'carton', factor: 12, selling_price: 130_000 }],
  });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const wallet = (amount: number, reference: string | null = newId()) => ({
  account_id: shop.wallet,
  mode: 'emoney',
  amount,
  reference,
});
const one = (more: object = {}) => ({ lines: [{ product_id: soap, quantity: 1, ...more }] });

/** A call that is refused leaves everything as it was. */
async function refused(body: object, answer: object, by?: TestBrowser): Promise<void> {
  const before = await shop.everything();
  const said = await shop.sell(body, by);
  expect({ status: said.status, ...said.body }).toMatchObject(answer);
  expect(await shop.everything()).toEqual(before);
}

describe('a cart', () => {
  test('is sold in the unit it is asked for, and the stock goes down in its own', async () => {
    const before = await shop.stockOf(soap);
    const { message } = (
      await shop.sell({
        lines: [{ product_id: soap, unit: 'carton', quantity: 2 }],
        payments: [cash(260_000)],
      })
    ).body;
    expect(message.lines).toMatchObject([
      { unit: 'carton', quantity: 2, list_price: 130_000, cost: 168_000 },
    ]);
    expect((await shop.stockOf(soap)).quantity).toBe(before.quantity - 24_000n);
  });

  test('of work done moves no stock and earns on the account of services', async () => {
    const service = await shop.product({ type: 'service', selling_price: 5900, opening_stock: null });
    const { id, profit } = await shop.sold(service, 1);
    expect(await shop.entryOf(id)).toEqual({ 1010: 590_000n, 4100: -500_000n, 2200: -90_000n });
    expect(profit).toBe(5000);
    expect(await shop.stockOf(service)).toEqual({ quantity: 0n, value: 0n });
  });

  test('that costs nothing is paid with nothing', async () => {
    const { status, body } = await shop.sell({ ...one({ discount_percent: 100 }), payments: [] });
    expect([status, body.message.total_amount, body.message.profit]).toEqual([200, 0, -7000]);
  });

  test('with the same product twice takes both from the shelf', async () => {
    const before = await shop.stockOf(soap);
    const line = { product_id: soap, quantity: 1 };
    const { body } = await shop.sell({ lines: [line, line], payments: [cash(30_000)] });
    expect(body.message).toMatchObject({ total_amount: 23_600, change: 6400, paid_amount: 23_600 });
    expect((await shop.stockOf(soap)).quantity).toBe(before.quantity - 2000n);
  });

  test('on credit is owed by its customer until his days are over', async () => {
    const payments = [cash(1800), { mode: 'credit', amount: 10_000 }];
    const { message } = (await shop.sell({ ...one(), payments, customer_id: shop.customer })).body;
    expect(message).toMatchObject({ paid_amount: 1800, remain_amount: 10_000 });
    const [debt] = await shop.system.db.adminQuery(
      `select amount, remain_amount, due_date - date as days, document from debts where source_id = $1`,
      [message.id],
    );
    expect(debt).toEqual({
      amount: 1_000_000n,
      remain_amount: 1_000_000n,
      days: 14,
      document: message.number,
    });
    const unpaid = await shop.owner.ask(`GET api/sale/list?condition=unpaid&customer_id=${shop.customer}`);
    expect(unpaid.body.message.data[0]).toMatchObject({ id: message.id, on_credit: true });
  });

  test('paid by cheque waits for the bank', async () => {
    const cheque = { account_id: shop.bank, mode: 'cheque', amount: 11_800, reference: '000123' };
    const { message } = (await shop.sell({ ...one(), payments: [cheque] })).body;
    expect(await shop.entryOf(message.id)).toMatchObject({ 1040: 1_180_000n });
  });

  test('has the next number of its branch and year', async () => {
    const first = (await shop.sold(soap, 1)).number;
    await shop.sell({ ...one(), payments: [cash(1)] });
    const second = (await shop.sold(soap, 1)).number;
    expect(Number(second.slice(-4))).toBe(Number(first.slice(-4)) + 1);
  });

  test('stands in the activities with its lines', async () => {
    const { id } = await shop.sold(soap, 1);
    const [act] = await shop.system.db.adminQuery<{ changes: { field: string }[] }>(
      `select changes from activities where record_id = $1 and type = 'creation'`,
      [id],
    );
    expect(act?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['lines', 'payments']));
  });
});

describe('sent again', () => {
  test('the same cart is the same sale, and another body under its id is refused', async () => {
    const body = { id: newId(), ...one(), payments: [cash(11_800)] };
    const first = await shop.sell(body);
    const after = await shop.everything();
    const again = await Promise.all([shop.sell(body), shop.sell(body)]);
    for (const { status, body: answer } of again) expect([status, answer]).toEqual([200, first.body]);
    const other = await shop.sell({ ...body, ...one({ quantity: 2 }), payments: [cash(23_600)] });
    expect([other.status, other.body.code]).toEqual([422, 'key_used_otherwise']);
    expect(await shop.everything()).toEqual(after);
  });

  test('after its answer was forgotten the cart hears of its sale as that is now', async () => {
    const body = { id: newId(), ...one(), payments: [cash(11_800)] };
    const sold = (await shop.sell(body)).body.message;
    await shop.owner.ask(`PUT api/sale?id=${body.id}`, { body: { version: 1, remarks: 'Kwa simu' } });
    await shop.system.db.adminQuery(
      "update command_log set created_at = now() - interval '31 days' where business_id = $1",
      [shop.business_id],
    );
    await shop.system.db.adminQuery('select ctx.forget_old_commands()');
    const after = await shop.everything();
    const again = await shop.sell(body);
    expect(again.status).toBe(200);
    const { id, number, total_amount, lines, payments } = sold;
    expect(again.body.message).toMatchObject({ id, number, total_amount, payments, remarks: 'Kwa simu' });
    expect(again.body.message.lines).toHaveLength(lines.length);
    const other = await shop.sell({ ...body, payments: [cash(12_000)] });
    expect([other.status, other.body.code]).toEqual([422, 'key_used_otherwise']);
    const clerk = await shop.clerk('create_sale');
    expect((await shop.sell(body, clerk)).status).toBe(422);
    expect(await shop.everything()).toEqual(after);
  });

  test('a key that is not the id of the sale is refused', async () => {
    const sent = { store_id: shop.store_id, ...one(), payments: [cash(11_800)], id: newId() };
    const headers = { 'idempotency-key': newId() };
    const { status, body } = await shop.owner.ask('POST api/sale/checkout', { body: sent, headers });
    expect([status, body.code]).toEqual([400, 'key_is_not_the_id']);
  });
});

describe('refuses and changes nothing', () => {
  test('more than there is, naming the product and what is left', async () => {
    const left = Number((await shop.stockOf(soap)).quantity / 1000n);
    const code = 'not_enough_stock';
    const message = `Not enough Sabuni in stock: ${left} left, 500 needed.`;
    const body = { ...one({ quantity: 500 }), payments: [cash(6_000_000)] };
    await refused(body, { status: 409, code, message, product: 'Sabuni' });
  });

  test('payments that do not make up the total', async () => {
    await refused({ ...one(), payments: [] }, { status: 409, code: 'payments_short', left: '11,800' });
    await refused({ ...one(), payments: [cash(11_799)] }, { code: 'payments_short', left: '1' });
    await refused({ ...one(), payments: [wallet(11_801)] }, { code: 'change_only_from_cash', over: '1' });
    await refused({ ...one(), payments: [wallet(11_000)] }, { code: 'payments_short', left: '800' });
  });

  test('sums that no number holds to the last cent: of lines, and of what is given', async () => {
    const tooLarge = { status: 409, code: 'amount_too_large' };
    const dear = { product_id: soap, quantity: 1, unit_price: 9_999_999_999_999 };
    await refused({ lines: [dear, dear], payments: [cash(1)] }, tooLarge);
    const given = cash(9_999_999_999_999);
    await refused({ ...one(), payments: [given, given] }, tooLarge);
  });

  test('what is at fault in a body, by its place', async () => {
    const faults: [object, string][] = [
      [{ lines: [], payments: [] }, 'lines'],
      [{ ...one({ product_id: newId() }), payments: [cash(1)] }, 'lines.0.product_id'],
      [{ ...one({ quantity: 0 }), payments: [cash(1)] }, 'lines.0.quantity'],
      [{ ...one({ quantity: 1.5 }), payments: [cash(1)] }, 'lines.0.quantity'],
      [{ ...one({ quantity: -1 }), payments: [cash(1)] }, 'lines.0.quantity'],
      [{ ...one({ quantity: 1_000_000_000, unit_price: 9e12 }), payments: [cash(1)] }, 'lines.0.quantity'],
      [{ ...one({ unit: 'drum' }), payments: [cash(1)] }, 'lines.0.unit'],
      [{ ...one({ discount: 1, discount_percent: 1 }), payments: [cash(1)] }, 'lines.0.discount_percent'],
      [{ ...one({ unit_price: 1.001 }), payments: [cash(1)] }, 'lines.0.unit_price'],
      [{ ...one(), discount: 1, discount_percent: 1, payments: [cash(1)] }, 'discount_percent'],
      [{ ...one(), payments: [cash(0)] }, 'payments.0.amount'],
      [{ ...one(), payments: [{ ...cash(11_800), account_id: shop.wallet }] }, 'payments.0.account_id'],
      [
        { ...one(), payments: [{ ...wallet(11_800, 'BKL7T2Q9XB'), account_id: shop.cash }] },
        'payments.0.account_id',
      ],
      [{ ...one(), payments: [{ ...cash(11_800), account_id: newId() }] }, 'payments.0.account_id'],
      [{ ...one(), payments: [{ mode: 'cash', amount: 11_800 }] }, 'payments.0.account_id'],
      [{ ...one(), payments: [wallet(11_800, null)] }, 'payments.0.reference'],
      [{ ...one(), payments: [{ mode: 'credit', amount: 11_800 }] }, 'customer_id'],
      [
        {
          ...one(),
          customer_id: shop.customer,
          payments: [{ mode: 'credit', amount: 11_800, account_id: shop.cash }],
        },
        'payments.0.account_id',
      ],
      [{ ...one(), customer_id: newId(), payments: [cash(11_800)] }, 'customer_id'],
      [{ ...one(), store_id: newId(), payments: [cash(11_800)] }, 'store_id'],
      [{ ...one(), date: '2031-01-01', payments: [cash(11_800)] }, 'date'],
      [{ ...one(), date: '2026-02-30', payments: [cash(11_800)] }, 'date'],
      [{ ...one(), number: 'KM0001', payments: [cash(11_800)] }, 'number'],
      [{ ...one({ cost: 1 }), payments: [cash(11_800)] }, 'lines.0.cost'],
    ];
    for (const [body, field] of faults)
      await refused(body, { status: 400, code: 'invalid_fields', fields: { [field]: expect.any(String) } });
  });

  test('a discount larger than what it is taken from', async () => {
    const body = { ...one({ discount: 11_801 }), payments: [] };
    await refused(body, { status: 409, code: 'discount_too_large' });
  });

  test('a reference of mobile money a second time, however it is typed', async () => {
    expect((await shop.sell({ ...one(), payments: [wallet(11_800, 'BKL7T2Q9XA')] })).status).toBe(200);
    const code = 'reference_used';
    await refused({ ...one(), payments: [wallet(11_800, 'bkl7 t2q9xa')] }, { status: 409, code });
    const bank = { ...wallet(11_800, 'BKL7T2Q9XA'), account_id: shop.bank };
    expect((await shop.sell({ ...one(), payments: [bank] })).status).toBe(200);
  });
});

describe('rights', () => {
  const denied = { status: 403, code: 'permission_denied' };
  const SELLS = ['create_sale', 'view_sale', 'list_sales'];

  test('a clerk sells at the prices of the catalogue, and sees neither cost nor profit nor discount', async () => {
    const clerk = await shop.clerk(...SELLS);
    const { status, body } = await shop.sell({ ...one(), payments: [cash(11_800)] }, clerk);
    expect(status).toBe(200);
    const hidden = ['profit', 'below_cost', 'discount'];
    for (const key of hidden) expect(body.message).not.toHaveProperty(key);
    for (const key of ['cost', 'below_cost', 'discount', 'sale_discount'])
      expect(body.message.lines[0]).not.toHaveProperty(key);
    const seen = (await clerk.ask(`GET api/sale?id=${body.message.id}`)).body.message;
    for (const key of hidden) expect(seen).not.toHaveProperty(key);
    expect((await clerk.ask('GET api/sale/list?sort=profit')).status).toBe(400);
    expect((await clerk.ask('GET api/sale/list?below_cost=true')).status).toBe(400);
  });

  test('another price, a discount, credit and another day each need their own', async () => {
    const clerk = await shop.clerk(...SELLS);
    const asked: [string, object][] = [
      ['adjust_selling_price_when_selling', { ...one({ unit_price: 11_000 }), payments: [cash(11_000)] }],
      ['adjust_selling_price_when_selling', { ...one(), tax_mode: 'exclusive', payments: [cash(13_924)] }],
      ['view_discount', { ...one({ discount: 800 }), payments: [cash(11_000)] }],
      ['view_discount', { ...one(), discount_percent: 0, payments: [cash(11_800)] }],
      [
        'sale_on_credit',
        { ...one(), customer_id: shop.customer, payments: [{ mode: 'credit', amount: 11_800 }] },
      ],
      [
        'sale_on_credit',
        { ...one(), customer_id: shop.customer, payments: [{ mode: 'invoice', amount: 11_800 }] },
      ],
      ['back_date_sale', { ...one(), date: '2026-01-05', payments: [cash(11_800)] }],
    ];
    for (const [right, body] of asked) {
      await refused(body, denied, clerk);
      const allowed = await shop.sell(body, await shop.clerk(...SELLS, right));
      // The day lies before the goods came; that is for the stock to say, not for the rights.
      expect(allowed.status, right).toBe(right === 'back_date_sale' ? 409 : 200);
    }
  });

  test('the price of the catalogue said aloud needs none', async () => {
    const clerk = await shop.clerk(...SELLS);
    const body = { ...one({ unit_price: 11_800 }), payments: [cash(11_800)] };
    expect((await shop.sell(body, clerk)).status).toBe(200);
  });

  test('below cost is marked for those who may see it', async () => {
    const { body } = await shop.sell({ ...one({ unit_price: 8000 }), payments: [cash(8000)] });
    expect(body.message).toMatchObject({
      below_cost: true,
      lines: [{ below_cost: true, list_price: 11_800 }],
    });
    const listed = await shop.owner.ask('GET api/sale/list?below_cost=true');
    expect(listed.body.message.data.map(({ id }: { id: string }) => id)).toContain(body.message.id);
  });

  test('a store that is not the clerk’s is none', async () => {
    const other = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id;
    await refused({ ...one(), store_id: other, payments: [cash(11_800)] }, { code: 'not_enough_stock' });
  });
});
