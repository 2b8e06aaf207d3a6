import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { uploadOf } from '../testing/upload.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));
const SHEET = [
  ['Name', 'Price'],
  ['Box', 10],
];

let server: TestServer;
let owner: TestCaller;
let isLow = false;

beforeAll(async () => {
  const disk = async () => ({ isLow, freeMegabytes: 1 });
  server = await testServer(warehouse, { modules: [warehouseParts], disk });
  owner = await server.enter([...ALL, 'view_cost', 'modify_price']);
});
afterAll(() => server.close());

const crates = async () => (await server.ask(owner, 'GET api/crate/list')).body.message.data;

test('while the disk is almost full files and imports wait, and everything else goes on', async () => {
  const choice = { mapping: { Name: 'name', Price: 'price' } };
  const { id } = (await server.ask(owner, 'POST api/crate/import/open', await uploadOf(SHEET))).body.message;
  const calls = async () => [
    await server.ask(owner, 'POST api/crate/import/open', await uploadOf(SHEET)),
    await server.ask(owner, 'POST api/crate/import', await uploadOf(SHEET)),
    await server.ask(owner, 'PUT api/import', { body: { id, choice, check: true } }),
    await server.ask(owner, 'PUT api/import/run', {
      body: { id },
      headers: { 'idempotency-key': newId() },
    }),
  ];

  isLow = true;
  for (const { status, body } of await calls())
    expect({ status, body }).toMatchObject({
      status: 507,
      body: { code: 'disk_low', message: expect.stringContaining('sales go on') },
    });
  expect(await crates()).toEqual([]);
  const kept = await server.ask(owner, 'POST api/crate', { body: { name: 'Kept by hand', price: 10 } });
  expect(kept.status).toBe(200);
  const stranger = await server.enter([]);
  expect((await server.ask(stranger, 'POST api/crate/import/open', await uploadOf(SHEET))).status).toBe(403);

  isLow = false;
  for (const { status } of await calls()) expect(status).not.toBe(507);
});
