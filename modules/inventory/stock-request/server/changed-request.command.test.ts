import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { type Caller, openRequestingShop, type RequestingShop } from '../testing/requesting-shop.ts';

let shop: RequestingShop;
beforeAll(async () => {
  shop = await openRequestingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const RIGHTS = ['request_stock', 'approve_stock_request', 'list_stock_requests'];
const into = () => ({ from_store_id: shop.store_id, to_store_id: shop.back });
const carton = () =>
  shop.product({ whole_units: true, opening_stock: 90, units: [{ unit: 'carton', factor: 24 }] });

async function refused(what: () => ReturnType<RequestingShop['request']>): Promise<string> {
  const before = await shop.allOfRequests();
  const { status, body } = await what();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await shop.allOfRequests()).toEqual(before);
  return Object.values(body.fields ?? {}).length > 0 ? Object.keys(body.fields).join() : body.code;
}

const change = (id: string, body: object, { by = shop.owner, branch = '' }: Caller = {}) =>
  by.ask(`PUT api/stock-request?id=${id}`, { body, branch });

describe('asked for in a further unit', () => {
  test('is counted in the first, with the unit it was asked in beside', async () => {
    const product = await carton();
    const lines = [{ product_id: product, unit: 'carton', requested: 2 }];
    const { id } = (await shop.request({ ...into(), lines })).body.message;
    const row = (await shop.owner.ask(`GET api/stock-request?id=${id}`)).body.message;
    expect(row.lines).toMatchObject([{ unit: 'piece', requested: 48, requested_unit: 'carton', factor: 24 }]);
    const found = await shop.owner.ask(
      `GET api/stock-request/goods?keyword=${encodeURIComponent(row.lines[0].product_name)}`,
    );
    expect(found.body.message).toMatchObject([{ id: product, units: [{ unit: 'carton', factor: 24 }] }]);
    const units = (await shop.owner.ask(`GET api/stock-request/units?id=${id}`)).body.message;
    expect(units).toEqual([
      {
        product_id: product,
        units: [
          { unit: 'piece', factor: 1 },
          { unit: 'carton', factor: 24 },
        ],
      },
    ]);
    await shop.took('approve', id);
    expect(await shop.levelOf(product, shop.store_id)).toEqual({ quantity: 90, reserved: 48 });
    await shop.took('dispatch', id);
    const done = await shop.took('receive', id, { lines: [{ line_no: 1, received: 47, lost: 1 }] });
    expect(done).toMatchObject({ status: 'delivered' });
    expect(await shop.levelOf(product, shop.back)).toMatchObject({ quantity: 47 });
  });

  test('keeps what its unit counted, whatever the product says since, also where it has the unit no longer', async () => {
    const product = await carton();
    const lines = [{ product_id: product, unit: 'carton', requested: 2 }];
    const { id, version } = (await shop.request({ ...into(), lines })).body.message;
    const now = async (units: object[]) => {
      const { version: of } = (await shop.owner.ask(`GET api/product?id=${product}`)).body.message;
      await shop.owner.ask(`PUT api/product?id=${product}`, { body: { version: of, units } });
    };
    await now([{ unit: 'carton', factor: 12 }]);
    const saved = await change(id, { version, lines, remarks: 'For Friday' });
    expect(saved.body.message.lines).toMatchObject([{ requested: 48, requested_unit: 'carton', factor: 24 }]);
    await now([]);
    const again = await change(id, { version: saved.body.message.version, lines, remarks: 'For Saturday' });
    expect([again.status, again.body.message.lines]).toMatchObject([200, [{ requested: 48, factor: 24 }]]);
  });

  test('is refused in a unit that the product does not have, and in parts of what is whole', async () => {
    const product = await carton();
    const ask = (line: object) =>
      refused(() => shop.request({ ...into(), lines: [{ product_id: product, ...line }] }));
    expect(await ask({ unit: 'box', requested: 1 })).toBe('lines.0.unit');
    expect(await ask({ unit: 'carton', requested: 0.01 })).toBe('lines.0.requested');
    expect(await ask({ unit: 'carton', requested: 0.0005 })).toBe('lines.0.requested');
    const half = [{ product_id: product, unit: 'carton', requested: 0.5 }];
    const row = (await shop.request({ ...into(), lines: half })).body.message;
    expect(row.lines).toMatchObject([{ requested: 12, requested_unit: 'carton' }]);
  });
});

describe('a request that nobody has answered', () => {
  test('is changed by whoever made it, and those who answer hear of it', async () => {
    const [product, other] = [await shop.product(), await carton()];
    const by = await shop.worker(RIGHTS, [shop.branch_id]);
    const keeper = await shop.worker(RIGHTS, [shop.branch_id]);
    const { id, version } = await shop.requested(product, 2, into(), { by });
    const lines = [
      { product_id: other, unit: 'carton', requested: 1 },
      { product_id: product, requested: 5 },
    ];
    const body = { version, lines, remarks: 'Before noon' };
    const changed = await change(id, body, { by });
    expect(changed.body.message).toMatchObject({
      ...{ status: 'pending', remarks: 'Before noon', version: version + 1 },
      lines: [
        { product_id: other, requested: 24, requested_unit: 'carton' },
        { product_id: product, requested: 5, requested_unit: null },
      ],
    });
    const told = await keeper.ask('GET api/notification/list?limit=20&page=1');
    expect(JSON.stringify(told.body.message)).toContain('was changed');
    await shop.took('approve', id);
    expect(await shop.levelOf(other, shop.store_id)).toMatchObject({ reserved: 24 });
    expect(await shop.levelOf(product, shop.store_id)).toMatchObject({ reserved: 5 });
    expect(await refused(() => change(id, { ...body, version: version + 2 }, { by }))).toBe(
      'request_not_pending',
    );
  });

  test('is changed by nobody else, not from the other end, and not by what was read before', async () => {
    const product = await shop.product();
    const by = await shop.worker(RIGHTS, [shop.branch_id]);
    const other = await shop.worker(RIGHTS, [shop.branch_id]);
    const { id, version } = await shop.requested(product, 2, into(), { by });
    const body = { version, lines: [{ product_id: product, requested: 3 }] };
    expect(await refused(() => change(id, body, { by: other }))).toBe('not_your_request');
    expect(await refused(() => change(id, { ...body, version: version + 1 }, { by }))).toBe(
      'request_changed',
    );
    const nothing = { version, lines: [{ product_id: product, requested: 0 }] };
    expect(await refused(() => change(id, nothing, { by }))).toBe('lines.0.requested');
    expect((await change(id, body)).status).toBe(200);
    const stale = await refused(() => shop.step('approve', id, { version }));
    expect(stale).toBe('request_changed');
    await shop.took('approve', id, { version: version + 1 });
  });

  test('to another branch is changed by its destination alone', async () => {
    const product = await shop.product();
    const ends = { from_store_id: shop.store_id, to_store_id: shop.other_store };
    const { id, version } = await shop.requested(product, 2, ends, { branch: shop.other_branch });
    const body = { version, lines: [{ product_id: product, requested: 3 }] };
    expect(await refused(() => change(id, body))).toBe('not_the_destination');
    expect((await change(id, body, { branch: shop.other_branch })).status).toBe(200);
  });
});

test('branches of two currencies send each other nothing, by the name of the other one', async () => {
  const product = await shop.product();
  const made = await shop.owner.ask('POST api/branch', {
    body: { name: 'Border branch', phone_number: '255713662019', currency: 'USD' },
  });
  const branch = made.body.message.id;
  const path = `api/branch/settings?id=${branch}`;
  const { version } = (await shop.owner.ask(`GET ${path}`, { branch })).body.message;
  await shop.owner.ask(`PUT ${path}`, { body: { version, request_stock: true }, branch });
  const [store] = await shop.system.db.adminQuery<{ id: string }>(
    'select id from stores where branch_id = $1 and is_default',
    [branch],
  );
  const ends = { from_store_id: shop.store_id, to_store_id: store?.id };
  const lines = [{ product_id: product, requested: 1 }];
  const before = await shop.allOfRequests();
  const { body } = await shop.request({ ...ends, lines }, { branch });
  expect(body.code).toBe('other_currency');
  expect(body.message).toContain('Duka la Neema');
  expect(await shop.allOfRequests()).toEqual(before);
  const stores = (await shop.owner.ask('GET api/stock-request/stores', { branch })).body.message;
  expect(stores.from.map(({ branch_id }: { branch_id: string }) => branch_id)).toEqual([branch]);
});

test('what is on the road for longer than usual is late', async () => {
  const product = await shop.product();
  const { id } = await shop.requested(product, 1, into());
  await shop.took('approve', id);
  await shop.took('dispatch', id);
  const late = async () =>
    (
      await shop.owner.ask('GET api/stock-request/list?condition=late&sort=&order=1&limit=20&page=1')
    ).body.message.data.map((row: { id: string }) => row.id);
  const sentDaysAgo = (days: number) =>
    shop.system.db.adminQuery('update requests set sent_date = sent_date - $2::int where id = $1', [
      id,
      days,
    ]);
  await sentDaysAgo(3);
  expect(await late()).toEqual([]);
  await sentDaysAgo(1);
  expect(await late()).toEqual([id]);
  const { owner, branch_id } = shop;
  const path = `api/branch/settings?id=${branch_id}`;
  const lateAfter = async (late_request_days: number) => {
    const { version } = (await owner.ask(`GET ${path}`)).body.message;
    expect((await owner.ask(`PUT ${path}`, { body: { version, late_request_days } })).status).toBe(200);
  };
  const isLate = async () => (await owner.ask(`GET api/stock-request?id=${id}`)).body.message.late;
  expect(await isLate()).toBe(true);
  await lateAfter(7);
  expect([await late(), await isLate()]).toEqual([[], false]);
  await lateAfter(3);
  await shop.system.db.adminQuery('update requests set sent_date = sent_date + 4 where id = $1', [id]);
  await shop.took('receive', id);
});

test('what a branch has to do is what waits for its answer, its goods and its receipt', async () => {
  const product = await shop.product();
  const there = { branch: shop.other_branch };
  const ends = { from_store_id: shop.store_id, to_store_id: shop.other_store };
  const { id } = await shop.requested(product, 1, ends, there);
  const waits = async (branch = '') => {
    const path = 'GET api/stock-request/list?condition=to_do&sort=&order=1&limit=50&page=1';
    const { data } = (await shop.owner.ask(path, { branch })).body.message;
    return data.some((row: { id: string }) => row.id === id);
  };
  const waitsWhere = async () => [await waits(), await waits(shop.other_branch)];
  expect(await waitsWhere()).toEqual([true, false]);
  await shop.took('approve', id);
  expect(await waitsWhere()).toEqual([true, false]);
  await shop.took('dispatch', id);
  expect(await waitsWhere()).toEqual([false, true]);
  await shop.took('receive', id, {}, there);
  expect(await waitsWhere()).toEqual([false, false]);
});
