import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = [
  ...warehouse.entities.flatMap(({ permissions }) => Object.values(permissions)),
  ...['view_cost', 'modify_price', 'list_branch_activities'],
];

let server: TestServer;
let owner: TestCaller;
let id: string;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
});
afterAll(() => server.close());

beforeEach(async () => {
  owner = await server.enter(ALL);
  const body = { name: 'A', code: 'C-1', barcodes: ['111'], price: 10, cost: 7 };
  id = (await server.ask(owner, 'POST api/crate', { body })).body.message.id;
});

const create = (body: object) => server.ask(owner, 'POST api/crate', { body });
const remove = (...ids: string[]) => server.ask(owner, 'POST api/crate/delete', { body: { ids } });
const restore = (by = owner, ...ids: string[]) => server.ask(by, 'PUT api/crate/restore', { body: { ids } });
const find = () => server.ask(owner, `GET api/crate?id=${id}`);
const list = async (query = '') => (await server.ask(owner, `GET api/crate/list?${query}`)).body.message;

test('brings a row back as it was, with its id, its number among the others and what it claimed', async () => {
  const before = (await find()).body.message;
  await remove(id);
  expect([(await find()).status, (await list()).total]).toEqual([404, 0]);
  const seen = server.activities.length;
  expect((await restore(owner, id)).body.message).toEqual({ restored: 1 });
  const { version, updated_at, ...after } = (await find()).body.message;
  expect({ ...after, version: 1, updated_at: before.updated_at }).toEqual(before);
  expect(version).toBe(3);
  expect([(await list()).total, (await list('keyword=C-1')).total]).toEqual([1, 1]);
  expect((await create({ name: 'B', barcodes: ['111'], price: 1 })).status).toBe(400);
  expect(server.activities.slice(seen)).toMatchObject([
    { type: 'creation', record_id: id, record_name: 'A', reason: 'Deletion undone' },
  ]);
});

test('brings nothing back where one of the rows cannot come, and says which and why', async () => {
  const other = (await create({ name: 'B', code: 'C-2', price: 1 })).body.message.id;
  await remove(id, other);
  await create({ name: 'New', code: 'C-2', price: 1 });
  const refused = await restore(owner, id, other);
  expect([refused.status, refused.body.code]).toEqual([409, 'restore_refused']);
  expect(refused.body.refused).toMatchObject([
    { id: other, name: 'B', reason: expect.stringContaining('New') },
  ]);
  expect((await find()).status).toBe(404);
  await remove((await list()).data[0].id);
  expect((await restore(owner, id, other)).body.message).toEqual({ restored: 2 });
});

test('is refused while somebody else has the barcode', async () => {
  await remove(id);
  await create({ name: 'Twin', barcodes: ['111'], price: 1 });
  expect((await restore(owner, id)).body.refused).toMatchObject([{ id, name: 'A' }]);
});

test('needs the right to delete, and is for whoever deleted the row', async () => {
  const clerk = await server.enter(ALL, { of: owner });
  const stranger = await server.enter(ALL);
  await remove(id);
  expect((await restore(clerk, id)).status).toBe(404);
  expect((await restore(stranger, id)).status).toBe(404);
  owner.permissions.delete('delete_crate');
  expect((await restore(owner, id)).status).toBe(403);
  owner.permissions.add('delete_crate');
  expect((await restore(owner, id)).status).toBe(200);
  expect((await restore(owner, id)).status).toBe(404);
});

test('comes too late after a quarter of an hour', async () => {
  await remove(id);
  await server.database.adminQuery(
    "update crates set deleted_at = now() - interval '16 minutes' where id = $1",
    [id],
  );
  const late = await restore(owner, id);
  expect([late.status, late.body.code]).toEqual([409, 'restore_too_late']);
  expect((await find()).status).toBe(404);
});
