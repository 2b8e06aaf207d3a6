import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';
import { choiceColumns } from './choice-columns.ts';

const ALL = [
  ...warehouse.entities.flatMap(({ permissions }) => Object.values(permissions)),
  'view_cost',
  'modify_price',
  'list_branch_activities',
];

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter(ALL);
});
afterAll(() => server.close());

const create = async (route: string, body: object, by = owner) =>
  (await server.ask(by, route, { body })).body.message;
const page = async (query: string, by = owner) => (await server.ask(by, `GET api/${query}`)).body.message;
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('a list', () => {
  it('stands in the order people expect, empty values last, in both directions', async () => {
    const by = await server.enter(ALL);
    for (const name of ['ndizi', 'Éclair', 'Zebaki', 'apple', 'Banana'])
      await create('POST api/shelf', { name, remarks: name === 'apple' ? null : name }, by);
    expect(names((await page('shelf/list?sort=name', by)).data)).toEqual([
      'apple',
      'Banana',
      'Éclair',
      'ndizi',
      'Zebaki',
    ]);
    expect(names((await page('shelf/list?sort=name&order=-1', by)).data)).toEqual([
      'Zebaki',
      'ndizi',
      'Éclair',
      'Banana',
      'apple',
    ]);
    for (const order of [1, -1])
      expect(names((await page(`shelf/list?sort=remarks&order=${order}`, by)).data).at(-1)).toBe('apple');
    expect(names((await page('shelf/list?sort=created_at&order=-1&limit=2', by)).data)).toEqual([
      'Banana',
      'apple',
    ]);
  });

  it('pages without losing or repeating a row, with links that end', async () => {
    const by = await server.enter(ALL);
    for (let n = 0; n < 7; n++) await create('POST api/crate', { name: 'Same', price: 1 }, by);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((number) => page(`crate/list?limit=3&page=${number}`, by)),
    );
    expect(pages.map(({ data: _, ...rest }) => rest)).toEqual([
      { limit: 3, current_page: 1, total_pages: 3, next_page: 2, previous_page: null, total: 7 },
      { limit: 3, current_page: 2, total_pages: 3, next_page: 3, previous_page: 1, total: 7 },
      { limit: 3, current_page: 3, total_pages: 3, next_page: null, previous_page: 2, total: 7 },
      { limit: 3, current_page: 4, total_pages: 3, next_page: null, previous_page: 3, total: 7 },
    ]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id))).size).toBe(7);
    expect(await page('shelf/list', by)).toEqual({
      limit: 20,
      current_page: 1,
      total_pages: 0,
      next_page: null,
      previous_page: null,
      total: 0,
      data: [],
    });
  });

  it('filters, follows conditions and counts what is left', async () => {
    const by = await server.enter(ALL);
    const shelf = await create('POST api/shelf', { name: 'A' }, by);
    await create(
      'POST api/crate',
      { name: 'Heavy', price: 1, weight: 10, kind: 'plastic', packed: '2020-01-01', shelf_id: shelf.id },
      by,
    );
    await create('POST api/crate', { name: 'Light', price: 1, weight: 9.999, cost: 100.01 }, by);
    const found = async (query: string) => {
      const { data, total } = await page(`crate/list?${query}`, by);
      expect(total).toBe(data.length);
      return names(data);
    };
    expect(await found('condition=heavy')).toEqual(['Heavy']);
    expect(await found('condition=dear')).toEqual(['Light']);
    expect(await found('condition=old')).toEqual(['Heavy']);
    expect(await found(`shelf_id=${shelf.id}`)).toEqual(['Heavy']);
    expect(await found(`shelf=${shelf.id}&kind=wood`)).toEqual([]);
    expect(await found('packed_from=2019-12-31&packed_to=2020-01-01')).toEqual(['Heavy']);
    expect(await found('cost_to=100')).toEqual([]);
  });

  it('shows deleted rows to those who may see activities, and only them', async () => {
    const by = await server.enter(ALL);
    const { id } = await create('POST api/shelf', { name: 'Gone' }, by);
    await server.ask(by, `DELETE api/shelf?id=${id}`);
    expect((await page('shelf/list', by)).total).toBe(0);
    expect((await page('shelf/list?condition=deleted', by)).data).toMatchObject([
      { id, name: 'Gone', deleted_at: expect.any(String) },
    ]);
    by.permissions.delete('list_branch_activities');
    expect((await server.ask(by, 'GET api/shelf/list?condition=deleted')).status).toBe(400);
    expect((await server.ask(by, 'POST api/shelf', { body: { name: 'Gone' } })).status).toBe(200);
  });

  it('of a branch shows no other branch anything', async () => {
    const crate = await create('POST api/crate', { name: 'Shared', price: 1 });
    const mine = await create('POST api/delivery', { number: 'D-1', crate_id: crate.id });
    expect(mine).toMatchObject({
      branch_id: owner.branchId,
      branch_name: 'Kariakoo',
      crate_name: 'Shared',
      amount: null,
    });
    const there = await server.enter(ALL, { of: owner, branchId: await server.openBranch(owner) });
    expect((await page('delivery/list', there)).total).toBe(0);
    expect(await page('delivery/search?keyword=D-1', there)).toEqual([]);
    for (const route of [`GET api/delivery?id=${mine.id}`, `DELETE api/delivery?id=${mine.id}`])
      expect((await server.ask(there, route)).status).toBe(404);
    expect(
      (await server.ask(there, `PUT api/delivery?id=${mine.id}`, { body: { version: 1, number: 'x' } }))
        .status,
    ).toBe(404);
    expect((await page('delivery/list')).data).toMatchObject([{ id: mine.id, version: 1 }]);
  });
});

describe('a search', () => {
  it('finds letters as they are, words from their beginning and nothing of others', async () => {
    const by = await server.enter(ALL);
    for (const [name, code] of [
      ['Unga wa sembe', 'UNG-02'],
      ['Sabuni ya unga', 'S_1'],
      ['100% cotton', 'C1'],
    ])
      await create('POST api/crate', { name, code, price: 1, barcodes: [`62${code}`] }, by);
    const found = async (keyword: string, who = by) =>
      names(await page(`crate/search?keyword=${encodeURIComponent(keyword)}`, who));
    expect(await found('unga')).toEqual(['Sabuni ya unga', 'Unga wa sembe']);
    expect(await found('UN')).toEqual(['Sabuni ya unga', 'Unga wa sembe']);
    expect(await found('0%')).toEqual([]);
    expect(await found('100% c')).toEqual(['100% cotton']);
    expect(await found('S_1')).toEqual(['Sabuni ya unga']);
    expect(await found('62UNG')).toEqual(['Unga wa sembe']);
    expect(await found('')).toHaveLength(3);
    expect(await found('unga', await server.enter(ALL))).toEqual([]);
    expect((await page('crate/search?keyword=unga&sort=code&order=-1&limit=1', by))[0]).toMatchObject({
      code: 'UNG-02',
    });
  });

  it('gives whoever may choose a row what a picker shows', async () => {
    const by = await server.enter(ALL);
    await create('POST api/crate', { name: 'Chosen', code: 'X-1', price: 5 }, by);
    const clerk = await server.enter(['create_delivery'], { of: by });
    expect(await page('crate/search?keyword=cho', clerk)).toEqual([
      { id: expect.any(String), name: 'Chosen', code: 'X-1', barcodes: [] },
    ]);
    expect((await server.ask(clerk, 'GET api/crate/list')).status).toBe(403);
    expect((await server.ask(clerk, 'GET api/shelf/search')).status).toBe(403);
  });

  it('shows of a chosen row no more than that, and is found, sorted and filtered by nothing else', async () => {
    const by = await server.enter(ALL);
    await create('POST api/shelf', { name: 'Chosen', keeper_email: 'asha@example.com' }, by);
    const clerk = await server.enter(['create_crate'], { of: by });
    const named = [{ id: expect.any(String), name: 'Chosen' }];
    expect(await page('shelf/search?keyword=cho', clerk)).toEqual(named);
    expect(await page('shelf/search?keyword=cho&sort=name&order=-1', clerk)).toEqual(named);
    expect(await page('shelf/search?keyword=asha', clerk)).toEqual([]);
    expect(await page('shelf/search?keyword=asha', by)).toMatchObject([{ name: 'Chosen' }]);
    for (const asked of [
      'sort=keeper_email',
      'sort=created_at',
      'keeper_email=a@b.c',
      'condition=nameless',
    ]) {
      expect([asked, (await server.ask(by, `GET api/shelf/search?${asked}`)).status]).toEqual([asked, 200]);
      expect((await server.ask(clerk, `GET api/shelf/search?${asked}`)).body.code).toBe('invalid_parameter');
    }
  });

  it('shows what a till needs of a row to whoever sells', () => {
    const product = {
      title: 'name',
      fields: { name: f.text(), selling_price: f.money(), tax: f.choice(['standard']), cost: f.money() },
    } as unknown as AnyEntity;
    const columnsFor = (...rights: string[]) =>
      choiceColumns(product, { account_type: 'employee', permissions: new Set(rights) });
    expect(columnsFor('create_stock_adjustment')).toEqual(new Set(['id', 'name']));
    expect(columnsFor('create_sale')).toEqual(new Set(['id', 'name', 'selling_price', 'tax']));
  });
});

describe('long lists', () => {
  it('have exact totals as a whole and capped ones when filtered, with a next page that is right', async () => {
    const by = await server.enter(ALL);
    await server.database.adminQuery(
      `insert into shelves (business_id, id, name, search_text, remarks)
       select $1, gen_random_uuid(), 'Shelf ' || n, 'Shelf ' || n, case when n > 2 then 'x' end from generate_series(1, 12345) n`,
      [by.businessId],
    );
    expect(await page('shelf/list?limit=1000&page=13', by)).toMatchObject({
      total: 12_345,
      total_pages: 13,
      next_page: null,
      data: { length: 345 },
    });
    expect(await page('shelf/list?condition=nameless', by)).toMatchObject({ total: 2 });
    const { id } = await create('POST api/shelf', { name: 'One more' }, by);
    expect((await page('shelf/list?limit=1', by)).total).toBe(12_346);
    await server.ask(by, `DELETE api/shelf?id=${id}`);
    expect((await page('shelf/list?limit=1', by)).total).toBe(12_345);
    await server.database.adminQuery('update shelves set remarks = null where business_id = $1', [
      by.businessId,
    ]);
    const capped = await page('shelf/list?condition=nameless&limit=1000&page=10', by);
    expect(capped).toMatchObject({
      total: 10_000,
      total_is_capped: true,
      total_pages: 10,
      next_page: 11,
      data: { length: 1000 },
    });
    expect(await page('shelf/list?condition=nameless&limit=1000&page=13', by)).toMatchObject({
      next_page: null,
      data: { length: 345 },
    });
  });
});
