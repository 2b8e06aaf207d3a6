import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { readWorkbook } from '../excel/read-workbook.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { uploadOf } from '../testing/upload.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));
const HEADINGS = ['Jina la kreti', 'Namba', 'Rafu', 'Bei'];
const MAPPING = { 'Jina la kreti': 'name', Namba: 'code', Rafu: 'shelf_id', Bei: 'price' };

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.enter([...ALL, 'view_cost', 'modify_price', 'export_to_excel']);
});

type Cells = readonly (readonly (string | number | null)[])[];

async function open(rows: Cells) {
  const reply = await server.ask(owner, 'POST api/crate/import/open', await uploadOf([HEADINGS, ...rows]));
  expect(reply.status).toBe(200);
  return reply.body.message;
}
const choose = (id: string, choice: object) =>
  server.ask(owner, 'PUT api/import', { body: { id, choice, check: true } });
const run = (id: string) =>
  server.ask(owner, 'PUT api/import/run', { body: { id }, headers: { 'idempotency-key': newId() } });
const list = async () => (await server.ask(owner, 'GET api/import/list?entity=crate')).body.message;
const crates = async () => (await server.ask(owner, 'GET api/crate/list?limit=1000')).body.message.data;
const again = (id: string) => server.ask(owner, `GET api/import?id=${id}`);

test('rows that were left out are kept as an import of their own, as they stand in the file', async () => {
  const { id } = await open([
    ['Box', 'B-1', null, 10],
    ['', 'B-2', null, 20],
    ['Bag', 'B-3', null, 'x'],
    ['Tin', 'B-4', null, 40],
  ]);
  const edits = [{ row: 4, heading: 'Bei', text: '3x' }];
  const choice = { mapping: MAPPING, sheet: 'Crates', heading_row: 1, key: null, edits };
  expect((await choose(id, choice)).body.message).toMatchObject({ rows: 4, faulty: 2 });
  expect((await choose(id, { ...choice, leave_out: [3, 4] })).body.message).toMatchObject({ faulty: 0 });
  const done = (await run(id)).body.message;
  expect(done).toMatchObject({ created: 2, left_out: { rows: 2 } });
  expect(await crates()).toHaveLength(2);

  const left = done.left_out.id;
  expect((await list()).map((one: { id: string; status: string }) => [one.id, one.status])).toEqual([
    [left, 'open'],
    [id, 'done'],
  ]);
  const { choice: kept, is_checked } = (await again(left)).body.message;
  expect({ kept, is_checked }).toEqual({ kept: { ...choice, only: [3, 4] }, is_checked: true });
  const file = await server.ask(owner, `GET api/import/faulty-rows?id=${left}`);
  const { sheets } = await readWorkbook(file.bytes);
  expect(sheets[0]?.rows.slice(1).map((row) => row?.at(-1)?.text)).toEqual(['3', '4']);

  const fixed = {
    ...kept,
    edits: [
      { row: 3, heading: 'Jina la kreti', text: 'Jar' },
      { row: 4, heading: 'Bei', text: '30' },
    ],
  };
  expect((await choose(left, fixed)).body.message).toMatchObject({ rows: 2, faulty: 0, to_create: 2 });
  const end = (await run(left)).body.message;
  expect(end).toMatchObject({ created: 2 });
  expect(end).not.toHaveProperty('left_out');
  expect((await crates()).map(({ code }: { code: string }) => code).sort()).toEqual([
    'B-1',
    'B-2',
    'B-3',
    'B-4',
  ]);
});

test('what was left out of nothing, or of an import that fails, is kept nowhere', async () => {
  const { id } = await open([
    ['Box', 'B-1', null, 10],
    ['', 'B-2', null, 20],
  ]);
  await choose(id, { mapping: MAPPING, leave_out: [] });
  expect((await run(id)).body.code).toBe('import_refused');
  expect(await list()).toMatchObject([{ id, status: 'open' }]);
  // A row that is empty, or none of the sheet, is left out of nothing.
  await choose(id, { mapping: MAPPING, leave_out: [3, 99] });
  expect((await run(id)).body.message).toMatchObject({ created: 1, left_out: { rows: 1 } });
});
