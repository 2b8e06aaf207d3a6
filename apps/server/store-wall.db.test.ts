import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEntity } from '#core/define-entity.ts';
import { entersBooks } from '#core/define-states.ts';
import { storePlaceOf } from '#core/derive/store-place.ts';
import { newId } from '#core/ids.ts';
import { registry } from '#modules/registry.ts';
import { testDatabase } from '#server-kit/testing/database.ts';
import type { FurnishedBusiness } from './testing/rows-of-business.ts';
import { openTwoBusinesses, type TwoBusinesses } from './testing/two-businesses.ts';

let system: TwoBusinesses;
let nextDoor: FurnishedBusiness;
/** Found in every document of the store next door. */
const MARK = 'next-door';

beforeAll(async () => {
  system = await openTwoBusinesses(await testDatabase());
  nextDoor = await system.keepOutOfStore(MARK);
  await theyTrade();
});
afterAll(() => system.close());

const documents = registry.entities.filter(
  (entity) => storePlaceOf(entity, registry) && entity.name !== 'activity' && entity.calls.includes('list'),
);

/** The same call by the caller who is given other stores, and by whoever is given all. */
async function asked(route: string, stores = system.mine.owner.storeIds) {
  const { owner } = system.mine;
  const { storeIds } = owner;
  if (stores) owner.storeIds = stores;
  else delete owner.storeIds;
  try {
    return await system.server.ask(owner, route);
  } finally {
    if (storeIds) owner.storeIds = storeIds;
  }
}
const everywhere = (route: string) => asked(route, []);
const made: Record<string, string> = {};
const idOf = ({ name }: AnyEntity) => made[name] ?? nextDoor.ids[name] ?? '';

/** What comes of documents next door: goods that came back, went back and arrived, and what it cost to get them. */
async function theyTrade() {
  const { owner } = system.mine;
  const { storeIds } = owner;
  delete owner.storeIds;
  const does = async (route: string, body: object) => {
    const id = newId();
    const headers = { 'idempotency-key': id };
    const reply = await system.server.ask(owner, route, { body: { id, ...body }, headers });
    expect([route, reply.status, reply.body]).toEqual([route, 200, expect.anything()]);
    return reply.body.message.id as string;
  };
  const { sale, purchase, 'purchase-order': order } = nextDoor.ids;
  const line = { line_no: 1, quantity: 1 };
  const cash = { account_id: nextDoor.cashId, mode: 'cash', amount: 1000 };
  made['sale-return'] = await does('POST api/sale/return', {
    sale_id: sale,
    ...{ lines: [{ ...line, goods: 'scrap' }], refunds: [cash] },
  });
  made['purchase-return'] = await does('POST api/purchase/return', {
    purchase_id: purchase,
    ...{ lines: [line], refunds: [{ mode: 'deposit', amount: 600 }] },
  });
  await does('PUT api/purchase-order/send', { id: order });
  made['goods-receipt'] = await does('PUT api/purchase-order/receive', { order_id: order, lines: [line] });
  const [cost] = await system.server.database.adminQuery<{ id: string }>(
    'select landed_cost_id as id from landed_cost_lines where store_id = $1',
    [nextDoor.storeId],
  );
  made['landed-cost'] = cost?.id ?? '';
  owner.storeIds = storeIds ?? [];
}

test('there is a document of each kind next door', () => {
  expect(documents.filter((entity) => !idOf(entity)).map(({ name }) => name)).toEqual([]);
  expect(documents.length).toBeGreaterThan(9);
});

test.each(documents.map((entity) => [entity.name, entity] as const))(
  '%s of another store is in no list, count, sum or search, and not found',
  async (name, entity) => {
    const id = idOf(entity);
    const answer = async (route: string, ask: typeof asked) => (await ask(`GET api/${route}`)).body.message;
    const seen = async (route: string) => [
      JSON.stringify(await answer(route, everywhere)).includes(id),
      JSON.stringify(await answer(route, asked)).includes(id),
    ];
    // Rows of a ledger have ids of their own beside that of their document.
    const routes = [`${name}/list?limit=1000`, `${name}/search`, ...(entity.linesOf ? [] : [`${name}/ids`])];
    for (const route of routes) expect([route, ...(await seen(route))]).toEqual([route, true, false]);
    const fewer = async (of: (ask: typeof asked) => Promise<number>) =>
      expect(await of(asked)).toBeLessThan(await of(everywhere));
    await fewer(async (ask) => (await answer(`${name}/counts`, ask)).all.total);
    await fewer(async (ask) => (await answer(`${name}/list`, ask)).total);
    if (entity.totals) {
      const sums = async (ask: typeof asked) => JSON.stringify(await answer(`${name}/totals`, ask));
      expect(await sums(asked)).not.toBe(await sums(everywhere));
    }
    const status = async (route: string) => [(await everywhere(route)).status, (await asked(route)).status];
    expect(await status(`GET api/${name}?id=${id}`)).toEqual([200, 404]);
    if (entity.files)
      expect(await status(`GET api/file/of-record?entity=${name}&record_id=${id}`)).toEqual([200, 404]);
    if (entersBooks(entity)) expect(await status(`GET api/${name}/posting?id=${id}`)).toEqual([200, 404]);
    expect(await seen(`activity/list?limit=1000&record_id=${id}`)).toEqual([true, false]);
    const { number } = await answer(`${name}?id=${id}`, everywhere);
    if (number) {
      const [theirs, mine] = await seen(`palette/find?keyword=${number}`);
      expect([name, theirs && mine]).toEqual([name, false]);
    }
  },
);

test('what lies next door is in no figure of a product', async () => {
  const id = await productNextDoor();
  const answer = async (route: string, ask = asked) => (await ask(`GET api/product${route}`)).body.message;
  expect((await answer(`?id=${id}`, everywhere)).stock).toBeGreaterThan(0);
  expect(await answer(`?id=${id}`)).toMatchObject({ stock: 0 });
  expect((await answer(`/stock-by-store?id=${id}`, everywhere)).length).toBe(1);
  expect(await answer(`/stock-by-store?id=${id}`)).toEqual([]);
  expect((await answer(`/movements?id=${id}`, everywhere)).total).toBeGreaterThan(3);
  expect(await answer(`/movements?id=${id}`)).toMatchObject({ stock: 0, value: 0, total: 0, data: [] });
  expect(await answer(`/why-cost?id=${id}`)).toMatchObject({
    quantity: 0,
    value: 0,
    before: null,
    steps: [],
  });
  expect(await answer(`/overview?id=${id}`)).toMatchObject({
    incoming: { quantity: 0, orders: [] },
    ...{ sold: { quantity: 0 }, batches: [], prices: [] },
  });
});

/** The product that only the store next door has. */
async function productNextDoor(): Promise<string> {
  const [row] = await system.server.database.adminQuery<{ product_id: string }>(
    'select product_id from stock_movements where store_id = $1 limit 1',
    [nextDoor.storeId],
  );
  return row?.product_id ?? '';
}
