import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

const RIGHTS = ['create_sale', 'list_sales', 'view_sale', 'modify_sale', 'delete_sale', 'print_sale'];
const MORE = ['export_to_excel', 'list_payments', 'list_products'];

let shop: SellingShop;
let goods: string;
let clerk: TestBrowser;
let role_id: string;
let own: string[];
let others: string;

beforeAll(async () => {
  shop = await openSellingShop();
  goods = await shop.product();
  others = (await sale()).id;
  const employee = await anEmployee(shop.owner, [...RIGHTS, ...MORE], { branches: [shop.branch_id] });
  role_id = employee.role_id;
  clerk = await logIn(shop.system, employee.phone, employee.password);
  own = [(await sale(clerk)).id, (await sale(clerk)).id, (await sale(clerk)).id];
});
afterAll(() => shop.system.close());

async function sale(by?: TestBrowser) {
  const payments = [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }];
  const { status, body } = await shop.sell({ lines: [{ product_id: goods, quantity: 1 }], payments }, by);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message as { id: string; number: string };
}

async function visibility(change: object) {
  const { version } = (await shop.owner.ask(`GET api/role?id=${role_id}`)).body.message;
  const whole = { documents_seen: 'all', days_seen: null, newest_seen: null };
  const body = { version, ...whole, ...change };
  expect((await shop.owner.ask(`PUT api/role?id=${role_id}`, { body })).status).toBe(200);
}

const listed = async (query = '') => {
  const page = (await clerk.ask(`GET api/sale/list?limit=50${query}`)).body.message;
  return { ids: page.data.map(({ id }: { id: string }) => id).toSorted(), total: page.total };
};
const seen = (...ids: string[]) => ({ ids: ids.toSorted(), total: ids.length });

describe('a role that shows its holders their own documents only', () => {
  test('keeps those of others out of list, search, totals and sheet, from the next call on', async () => {
    expect(await listed()).toEqual(seen(...own, others));
    await visibility({ documents_seen: 'own' });
    expect(await listed()).toEqual(seen(...own));
    expect(await listed('&keyword=-&sort=number&order=1')).toEqual(seen());
    const ids = (await clerk.ask('GET api/sale/ids')).body.message.ids as string[];
    expect(ids.toSorted()).toEqual(own.toSorted());
    expect((await clerk.ask('GET api/sale/totals')).body.message).toMatchObject({
      count: 3,
      sums: [{ total_after_returns: 3 * 11_800 }],
    });
    const number = (await shop.owner.ask(`GET api/sale?id=${others}`)).body.message.number;
    for (const keyword of [number, number.slice(0, 4)]) {
      const page = await listed(`&keyword=${keyword}&sort=number&order=1`);
      expect(page.ids).not.toContain(others);
      expect(page.total).toBe(page.ids.length);
      const found = await clerk.ask(`GET api/sale/search?keyword=${keyword}`);
      expect(JSON.stringify(found.body)).not.toContain(others);
      const palette = (await clerk.ask(`GET api/palette/find?keyword=${keyword}`)).body.message.found;
      expect(JSON.stringify(palette)).not.toContain(others);
      expect(palette.length).toBe(keyword === number ? 0 : 3);
    }
    const payments = (await clerk.ask('GET api/payment/list')).body.message;
    expect(payments.data.length).toBe(payments.total);
  });

  test('answers them as if they did not exist, whatever is asked of them, and changes nothing', async () => {
    await visibility({ documents_seen: 'own' });
    const before = await shop.everything();
    const { version } = (await shop.owner.ask(`GET api/sale?id=${others}`)).body.message;
    const calls: [string, object?][] = [
      [`GET api/sale?id=${others}`],
      [`GET api/sale/print?id=${others}`],
      ['PUT api/sale/reprint', { id: others }],
      [`GET api/sale/may-send-receipt?id=${others}`],
      ['POST api/sale/send-receipt', { id: others }],
      [`PUT api/sale?id=${others}`, { version, remarks: 'Mine now' }],
    ];
    for (const [call, body] of calls)
      expect([call, (await clerk.ask(call, body ? { body } : {})).status]).toEqual([call, 404]);
    const headers = { 'idempotency-key': newId() };
    const wrong = { id: others, reason: 'Typed wrongly' };
    expect((await clerk.ask('PUT api/sale/void', { body: wrong, headers })).status).toBe(404);
    const lines = [{ line_no: 1, quantity: 1, goods: 'restock' }];
    const refunds = [{ account_id: shop.cash, mode: 'cash', amount: 11_800 }];
    const back = { sale_id: others, lines, refunds, reason: 'Broken' };
    expect((await shop.make('POST api/sale/return', back, clerk)).status).toBe(404);
    expect(await shop.everything()).toEqual(before);
    expect((await clerk.ask(`GET api/sale?id=${own[0]}`)).status).toBe(200);
  });

  test('leaves everything that is no document in sight', async () => {
    await visibility({ documents_seen: 'own' });
    expect((await clerk.ask('GET api/product/list')).body.message.total).toBe(1);
  });
});

test('a role of so many days ends at the beginning of the branch’s day, and a sale just made is always in it', async () => {
  const [yesterday = '', older = ''] = own;
  const recorded = (id: string, days: number) =>
    shop.system.db.adminQuery(
      'update sales set created_at = created_at - make_interval(days => $2) where id = $1',
      [id, days],
    );
  await recorded(yesterday, 1);
  await recorded(older, 5);
  await visibility({ days_seen: 1 });
  expect((await listed()).ids).toEqual([own[2], others].toSorted());
  await visibility({ days_seen: 2 });
  expect((await listed()).ids).toEqual([own[2], others, yesterday].toSorted());
  expect((await clerk.ask(`GET api/sale?id=${older}`)).status).toBe(404);
  await visibility({ days_seen: 6, documents_seen: 'own' });
  expect((await listed()).ids).toEqual(own.toSorted());
});

test('a role of the newest few counts them in the branch, or among one’s own where it shows only those', async () => {
  const last = await sale();
  await visibility({ newest_seen: 1 });
  expect(await listed()).toEqual(seen(last.id));
  await visibility({ newest_seen: 1, documents_seen: 'own' });
  expect(await listed()).toEqual(seen(own[2] ?? ''));
  const mine = await sale(clerk);
  expect(await listed()).toEqual(seen(mine.id));
  await visibility({});
  expect((await listed()).total).toBe(6);
});
