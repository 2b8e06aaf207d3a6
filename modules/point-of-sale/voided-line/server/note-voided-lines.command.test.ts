import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
let employee: Awaited<ReturnType<typeof anEmployee>>;
let cashier: TestBrowser;
beforeAll(async () => {
  shop = await openSellingShop();
  soap = await shop.product({ name: 'Sabuni' });
  const rights = ['create_sale', 'clear_sales_on_cart'];
  employee = await anEmployee(shop.owner, rights, { branches: [shop.branch_id] });
  cashier = await logIn(shop.system, employee.phone, employee.password);
});
afterAll(() => shop.system.close());

const line = (more: object = {}) => ({
  id: newId(),
  product_id: soap,
  unit: 'piece',
  quantity: 1.5,
  unit_price: 11_800,
  cart: newId(),
  removed_at: '2026-03-02T20:30:00.000Z',
  ...more,
});
const note = (lines: readonly object[], by = cashier) => by.ask('POST api/voided-line', { body: { lines } });
const listed = async (question = '') =>
  (await shop.owner.ask(`GET api/voided-line/list?limit=100&sort=created_at&order=-1${question}`)).body
    .message.data;
const kept = () =>
  shop.system.db.adminQuery('select * from voided_lines where business_id = $1 order by id', [
    shop.business_id,
  ]);

/** A call that is refused leaves the list as it was. */
async function refused(lines: readonly object[], answer: object, by?: TestBrowser): Promise<void> {
  const before = await kept();
  const said = await note(lines, by);
  expect({ status: said.status, ...said.body }).toMatchObject(answer);
  expect(await kept()).toEqual(before);
}

describe('what was taken out of a cart', () => {
  test('is taken from tills of earlier releases by the path that they know', async () => {
    const sent = line();
    const { status } = await cashier.ask('POST api/removed-line', { body: { lines: [sent] } });
    expect([status, (await listed()).map(({ id }: { id: string }) => id)]).toEqual([200, [sent.id]]);
    expect((await note([sent])).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  test('is found by the owner with who, when, how many and what they would have cost', async () => {
    const told = line();
    const { status, body } = await note([told]);
    expect([status, body.message]).toEqual([200, { ids: [told.id] }]);
    const [row] = await listed();
    expect(row).toMatchObject({
      id: told.id,
      name: 'Sabuni',
      product_id: soap,
      unit: 'piece',
      quantity: 1.5,
      unit_price: 11_800,
      amount: 17_700,
      cart: told.cart,
      date: '2026-03-02',
      removed_at: told.removed_at,
      branch_id: shop.branch_id,
    });
    expect(row.created_by).toBe(employee.id);
    const { body: found } = await shop.owner.ask(`GET api/voided-line?id=${told.id}`);
    expect(found.message).toMatchObject({ name: 'Sabuni', amount: 17_700 });
  });

  test('is noted once, however often and with whatever else it is told', async () => {
    const [first, second] = [line(), line({ quantity: 2 })];
    await note([first]);
    const before = await kept();
    expect((await note([first, second, second])).status).toBe(200);
    expect((await note([{ ...first, quantity: 99 }])).status).toBe(200);
    const after = await kept();
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  test('is noted once when two tabs tell it at the same moment', async () => {
    const told = line();
    const before = await kept();
    const answers = await Promise.all([note([told]), note([told])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept()).toHaveLength(before.length + 1);
  });

  test('is of now where the clock of the device is ahead', async () => {
    const told = line({ removed_at: '2999-01-01T00:00:00Z' });
    expect((await note([told])).status).toBe(200);
    const [row] = (await listed()) as { id: string; removed_at: string; created_at: string }[];
    expect(row?.id).toBe(told.id);
    expect(Math.abs(Date.parse(row?.removed_at ?? '') - Date.parse(row?.created_at ?? ''))).toBeLessThan(
      60_000,
    );
  });

  test('is noted of a product that was deleted meanwhile', async () => {
    const old = await shop.product({ name: 'Kale', opening_stock: null });
    await shop.owner.ask('POST api/product/delete', { body: { ids: [old] } });
    expect((await note([line({ product_id: old })])).status).toBe(200);
  });
});

describe('nothing is noted', () => {
  test('without the right', async () => {
    const clerk = await shop.clerk('create_sale', 'list_branch_activities');
    await refused([line()], { status: 403, code: 'permission_denied' }, clerk);
  });

  test('of a product of another business, nor of the lines beside it', async () => {
    const other = await openSellingShop({}, { system: shop.system });
    const theirs = await other.product();
    await refused([line(), line({ product_id: theirs })], {
      status: 400,
      code: 'invalid_fields',
      fields: { 'lines.1.product_id': expect.anything() },
    });
  });

  test('of a body without lines, with too many, or with ids that are none', async () => {
    for (const lines of [[], Array.from({ length: 101 }, () => line()), [line({ id: 'x' })]])
      await refused(lines, { status: 400, code: 'invalid_fields' });
    await refused([line({ cart: 'x' })], { status: 400, code: 'invalid_fields' });
    await refused([line({ unit_price: 9_999_999_999_999, quantity: 1000 })], { status: 400 });
  });
});

test('whoever took it out neither reads the list nor changes it', async () => {
  const told = line();
  await note([told]);
  for (const route of ['GET api/voided-line/list', `GET api/voided-line?id=${told.id}`])
    expect((await cashier.ask(route)).body.code).toBe('permission_denied');
  const before = await kept();
  expect((await shop.owner.ask(`PUT api/voided-line?id=${told.id}`, { body: {} })).status).toBe(405);
  expect((await shop.owner.ask('POST api/voided-line/delete', { body: { ids: [told.id] } })).status).toBe(
    404,
  );
  expect(await kept()).toEqual(before);
});
