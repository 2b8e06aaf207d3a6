import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
let product: string;
beforeAll(async () => {
  shop = await openBuyingShop();
  product = await shop.product();
});
afterAll(() => shop.system.close());

const BUYING = ['create_purchase_order', 'modify_purchase_order', 'view_purchase_order', 'view_buying_price'];

/** Somebody who buys up to a limit, with further rights. */
async function buyer(order_limit: number | null, more: string[] = []) {
  const person = await anEmployee(shop.owner, [...BUYING, ...more], {
    branches: [shop.branch_id],
    orderLimit: order_limit,
  });
  return { ...person, browser: await logIn(shop.system, person.phone, person.password) };
}

const ask = (by: TestBrowser, route: string, body: object) =>
  by.ask(route, { body, headers: { 'idempotency-key': newId() } });
const send = (by: TestBrowser, id: string) => ask(by, 'PUT api/purchase-order/send', { id });
const approval = async (by: TestBrowser, id: string) =>
  (await by.ask(`GET api/purchase-order/approval?id=${id}`)).body.message;

/** An order of one product for so much. */
async function orderOf(price: number): Promise<string> {
  const lines = [{ product_id: product, quantity: 1, price, tax_type: 'exempt' }];
  const made = await ask(shop.owner, 'POST api/purchase-order', { supplier_id: shop.supplier, lines });
  expect(made.body).toMatchObject({ success: true, message: { total_amount: price } });
  return made.body.message.id;
}

describe('an order above the limit of its sender', () => {
  test('waits until somebody whose limit covers it sends it; up to the limit nobody is asked', async () => {
    const [small, large] = [await buyer(100_000), await buyer(500_000)];
    const [at, above] = [await orderOf(100_000), await orderOf(100_000.01)];
    expect((await send(small.browser, at)).body.message).toMatchObject({ status: 'sent' });
    expect(await approval(small.browser, above)).toEqual({ covered: false, limit: 100_000, left: 0 });
    const waiting = (await send(small.browser, above)).body.message;
    expect(waiting).toMatchObject({ status: 'pending', asked_by_id: small.id, sent_by_id: null });
    const told = (by: TestBrowser) => by.ask('GET api/notification/list?limit=20&page=1');
    expect(JSON.stringify((await told(large.browser)).body)).toContain(`order-view?id=${above}`);
    expect(JSON.stringify((await told(small.browser)).body)).not.toContain(above);
    expect((await send(small.browser, above)).body).toMatchObject({ code: 'order_above_limit' });
    const goods = { order_id: above, lines: [{ line_no: 1, quantity: 1 }] };
    expect((await shop.make('PUT api/purchase-order/receive', goods)).body.code).toBe('order_not_approved');
    const lines = [{ product_id: product, quantity: 1, price: 1 }];
    const { version } = await shop.find('purchase-order', above);
    const changed = await ask(shop.owner, `PUT api/purchase-order?id=${above}`, { lines, version });
    expect(changed.status).toBe(409);
    expect(await approval(large.browser, above)).toEqual({ covered: true, limit: 500_000, left: 500_000 });
    expect((await send(large.browser, above)).body.message).toMatchObject({
      ...{ status: 'sent', asked_by_id: small.id, sent_by_id: large.id },
    });
  });

  test('goes back to be a draft, and the owner and a role without a limit send all', async () => {
    const [small, free] = [await buyer(0), await buyer(null)];
    const id = await orderOf(5_000_000);
    await send(small.browser, id);
    const back = await ask(shop.owner, 'PUT api/purchase-order/reject', { id, reason: 'Too many' });
    expect(back.body.message).toMatchObject({ status: 'draft' });
    expect(await approval(free.browser, id)).toEqual({ covered: true, limit: null, left: null });
    expect((await send(free.browser, id)).body.message).toMatchObject({ status: 'sent' });
    expect((await send(shop.owner, await orderOf(9_000_000))).body.message).toMatchObject({ status: 'sent' });
  });

  test('is sent once when two approve it at the same time', async () => {
    const [small, large] = [await buyer(1), await buyer(500_000)];
    const id = await orderOf(2000);
    await send(small.browser, id);
    const both = await Promise.all([send(large.browser, id), send(shop.owner, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const sent = await shop.system.db.adminQuery(
      `select a.id from activities a where a.record_id = $1 and a.changes::text like '%"sent"%'`,
      [id],
    );
    expect(sent).toHaveLength(1);
  });
});

describe('nobody gives a limit above his own', () => {
  const ROLES = ['create_role', 'modify_role', 'view_role', 'list_roles'];
  const make = (by: TestBrowser, order_limit: number | null, permissions = BUYING) =>
    by.ask('POST api/role', { body: { name: `Role ${newId()}`, permissions, order_limit } });

  test('neither to a new role, nor to one that exists, nor to his own', async () => {
    const chief = await buyer(100_000, ROLES);
    expect((await make(chief.browser, 100_000)).body).toMatchObject({ success: true });
    for (const limit of [100_000.01, null])
      expect((await make(chief.browser, limit)).body).toMatchObject({ code: 'limit_beyond_own' });
    const buys = ['create_purchase'];
    const all = await buyer(100_000, [...ROLES, ...buys]);
    expect((await make(all.browser, null, buys)).body).toMatchObject({ code: 'limit_beyond_own' });
    expect((await make(all.browser, 100_000, buys)).body).toMatchObject({ success: true });
    // A role that neither orders nor buys has no use for a limit.
    expect((await make(chief.browser, null, ['view_role'])).body).toMatchObject({ success: true });
    const other = await buyer(50_000);
    const change = async (role_id: string, order_limit: number | null) => {
      const { version } = await shop.find('role', role_id);
      return chief.browser.ask(`PUT api/role?id=${role_id}`, { body: { version, order_limit } });
    };
    expect((await change(other.role_id, 100_001)).status).toBe(403);
    expect((await change(other.role_id, null)).status).toBe(403);
    expect(await shop.find('role', other.role_id)).toMatchObject({ order_limit: 50_000 });
    expect((await change(other.role_id, 90_000)).status).toBe(200);
    expect((await change(chief.role_id, 100_001)).body.code).toBe('own_role');
    const free = await buyer(null);
    expect((await change(free.role_id, 10)).status).toBe(403);
  });
});
