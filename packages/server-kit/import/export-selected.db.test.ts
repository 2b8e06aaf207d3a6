import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '../excel/read-workbook.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));

let server: TestServer;
let owner: TestCaller;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter([...ALL, 'view_cost', 'modify_price', 'export_to_excel']);
  for (const name of ['A', 'B', 'C', 'D']) {
    const { body } = await server.ask(owner, 'POST api/crate', { body: { name, price: 10, cost: 7 } });
    ids[name] = body.message.id;
  }
});
afterAll(() => server.close());

const ask = (by: TestCaller, body: object, query = '') =>
  server.ask(by, `POST api/crate/export${query}`, { body });
const rowsOf = async (by: TestCaller, chosen: readonly string[], query = '') => {
  const { bytes } = await ask(by, { ids: chosen }, query);
  return (await readWorkbook(bytes)).sheets[0]?.rows.map((row) => row.map((cell) => cell?.text ?? ''));
};
const named = (...names: string[]) => names.map((name) => String(ids[name]));

test('holds the selected rows and no others, in the order of the list', async () => {
  const rows = await rowsOf(owner, named('A', 'D', 'B'), '?sort=name&order=-1');
  expect(rows?.slice(1).map(([name]) => name)).toEqual(['D', 'B', 'A']);
  expect(rows?.[0]).toContain('Cost');
});

test('has no column that the caller may not read, and refuses rows of others and deleted ones', async () => {
  const clerk = await server.enter([...ALL, 'export_to_excel'], { of: owner });
  expect((await rowsOf(clerk, named('A')))?.[0]).not.toContain('Cost');
  expect((await ask(clerk, { ids: named('A') }, '?sort=cost')).status).toBe(400);
  const stranger = await server.enter([...ALL, 'export_to_excel']);
  expect((await ask(stranger, { ids: named('A', 'B') })).status).toBe(404);
  await server.ask(owner, 'POST api/crate/delete', { body: { ids: named('C') } });
  expect((await ask(owner, { ids: named('A', 'C') })).status).toBe(404);
  expect((await rowsOf(owner, named('A', 'A')))?.slice(1).map(([name]) => name)).toEqual(['A']);
});

test('needs the right to take the list along, and ids', async () => {
  const clerk = await server.enter(ALL, { of: owner });
  expect((await ask(clerk, { ids: named('A') })).status).toBe(403);
  for (const wrong of [[], ['x'], Array.from({ length: 20_001 }, () => randomUUID())])
    expect((await ask(owner, { ids: wrong })).status).toBe(400);
});
