import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '#core/ids.ts';
import { defineQuery } from '../operation/define-operation.ts';
import { defineServerModule } from '../operation/server-module.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { uploadOf } from '../testing/upload.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));
const SHEET = [
  ['Name', 'Price'],
  ['Box', 10],
];

/** Calls that fail as they do on a full disk: of the database that stopped, and of a file that has no room. */
const trouble = defineServerModule({
  operations: [
    defineQuery({
      name: 'trouble.away',
      route: 'GET api/trouble/away',
      permission: 'free_access',
      input: z.strictObject({}),
      run: ({ tx }) => tx.query("do $$ begin raise exception 'it starts' using errcode = '57P03'; end $$"),
    }),
    defineQuery({
      name: 'trouble.file',
      route: 'GET api/trouble/file',
      permission: 'free_access',
      input: z.strictObject({}),
      run: () => writeFile('/dev/full', 'a list'),
    }),
  ],
});
const FULL = { code: 'unavailable', message: expect.stringContaining('server’s disk is full') };
const AWAY = { code: 'unavailable', message: expect.stringContaining('not available right now') };

let server: TestServer;
let owner: TestCaller;
let isLow = false;
let freeMegabytes = 1;

beforeAll(async () => {
  const disk = async () => ({ isLow, freeMegabytes });
  server = await testServer(warehouse, { modules: [warehouseParts, trouble], disk });
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

test('while the database is away, whoever calls is told of a full disk where that is the reason', async () => {
  freeMegabytes = 15;
  expect(await server.ask(owner, 'GET api/trouble/away')).toMatchObject({ status: 503, body: FULL });
  freeMegabytes = 16;
  expect(await server.ask(owner, 'GET api/trouble/away')).toMatchObject({ status: 503, body: AWAY });
});

test('a list that finds no room for its file says that the disk is full', async () => {
  freeMegabytes = 900;
  expect(await server.ask(owner, 'GET api/trouble/file')).toMatchObject({ status: 503, body: FULL });
});
