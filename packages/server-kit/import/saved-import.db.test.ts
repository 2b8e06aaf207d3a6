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

async function open(rows: Cells, by = owner) {
  const reply = await server.ask(by, 'POST api/crate/import/open', await uploadOf([HEADINGS, ...rows]));
  expect(reply.status).toBe(200);
  return reply.body.message;
}
const choose = (id: string, choice: object, check = true, by = owner) =>
  server.ask(by, 'PUT api/import', { body: { id, choice, check } });
const run = (id: string, by = owner, key: string = newId()) =>
  server.ask(by, 'PUT api/import/run', { body: { id }, headers: { 'idempotency-key': key } });
const list = async (by = owner) => (await server.ask(by, 'GET api/import/list?entity=crate')).body.message;
const crates = async () => (await server.ask(owner, 'GET api/crate/list?limit=1000')).body.message.data;
const again = (id: string, by = owner) => server.ask(by, `GET api/import?id=${id}`);
const cancel = (id: string, by = owner) => server.ask(by, `DELETE api/import?id=${id}`);

test('an import that was left goes on where it was, on another device too, and is nobody else’s', async () => {
  const opened = await open([['Box', 'B-1', null, 10]]);
  expect(opened).toMatchObject({ file_name: 'list.xlsx', choice: null, is_checked: false });
  expect((await choose(opened.id, { mapping: { 'Jina la kreti': 'name' } }, false)).body.message).toEqual({
    id: opened.id,
  });
  expect((await again(opened.id)).body.message).toMatchObject({
    entity: 'crate',
    choice: { mapping: { 'Jina la kreti': 'name' } },
    is_checked: false,
    sheets: [{ headings: HEADINGS, row_count: 2 }],
  });
  expect((await choose(opened.id, { mapping: MAPPING })).body.message).toMatchObject({ to_create: 1 });
  expect((await again(opened.id)).body.message).toMatchObject({
    choice: { mapping: MAPPING },
    is_checked: true,
  });
  expect(await list()).toMatchObject([{ id: opened.id, status: 'open', may_undo: false }]);
  const colleague = await server.enter(ALL, { of: owner });
  const stranger = await server.enter(ALL);
  const elsewhere = await server.admit({ ...owner, branchId: await server.openBranch(owner) }, ALL);
  for (const other of [colleague, stranger, elsewhere]) {
    expect(await list(other)).toEqual([]);
    for (const reply of [
      await again(opened.id, other),
      await choose(opened.id, {}, false, other),
      await run(opened.id, other),
      await cancel(opened.id, other),
      await server.ask(other, `GET api/import/faulty-rows?id=${opened.id}`),
      await server.ask(other, `GET api/import/rows?id=${opened.id}&rows=2`),
    ])
      expect(reply.status).toBe(404);
  }
  owner.permissions.delete('create_crate');
  for (const reply of [
    await again(opened.id),
    await choose(opened.id, {}, false),
    await run(opened.id),
    await server.ask(owner, 'GET api/import/list?entity=crate'),
  ])
    expect(reply.body.code).toBe('permission_denied');
  owner.permissions.add('create_crate');
  expect((await run(opened.id)).body.message).toMatchObject({ id: opened.id, created: 1 });
  expect(await crates()).toMatchObject([{ name: 'Box', code: 'B-1', price: 10 }]);
});

test('it runs once, whoever asks again and with whatever key', async () => {
  const { id } = await open([['Box', null, null, 10]]);
  await choose(id, { mapping: MAPPING });
  const key = newId();
  const [first, second] = await Promise.all([run(id, owner, key), run(id, owner, key)]);
  expect(first.body).toEqual(second.body);
  expect((await run(id)).body.code).toBe('already_imported');
  expect((await cancel(id)).body.code).toBe('already_imported');
  expect(await crates()).toHaveLength(1);
  const other = await open([['Bag', null, null, 10]]);
  await choose(other.id, { mapping: MAPPING });
  const both = await Promise.all([run(other.id), run(other.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await crates()).toHaveLength(2);
});

test('what is cancelled is gone, also while it runs, and of more than five the oldest is forgotten', async () => {
  const { id } = await open([['Box', null, null, 10]]);
  expect((await cancel(id)).body.message).toBe('Import cancelled');
  expect((await cancel(id)).status).toBe(404);
  expect((await run(id)).status).toBe(404);
  const long = await open(Array.from({ length: 6000 }, (_, n) => [`Crate ${n}`, `C-${n}`, null, 1]));
  await choose(long.id, { mapping: MAPPING });
  const running = run(long.id);
  // Until the first thousand are written, and no longer: the rest must not land any more.
  await expect
    .poll(
      async () =>
        (await server.ask(owner, `GET api/import/progress?id=${long.id}`)).body.message?.phase ?? 'none',
      { interval: 5, timeout: 30_000 },
    )
    .toBe('saving');
  const cancelled = await cancel(long.id);
  const ended = await running;
  expect([cancelled.status, ended.body.code ?? ended.status]).toEqual(
    cancelled.status === 200 ? [200, 'import_cancelled'] : [409, 200],
  );
  expect((await crates()).length).toBe(cancelled.status === 200 ? 0 : 1000);
  const kept: string[] = [];
  for (let n = 0; n < 6; n++) kept.push((await open([[`Late ${n}`, null, null, 1]])).id);
  expect((await list()).filter(({ status }: { status: string }) => status === 'open')).toHaveLength(5);
  expect((await again(kept[0] ?? '')).status).toBe(404);
  expect((await again(kept[5] ?? '')).status).toBe(200);
});

test('a sheet of the same headings is mapped as the last one was, in whatever order they stand', async () => {
  const first = await open([['Box', 'B-1', 'Top', 10]]);
  expect(first.sheets[0].like).toBeUndefined();
  await choose(first.id, { mapping: MAPPING, create_missing: ['shelf'], key: 'name', found: 'skip' });
  await run(first.id);
  const turned = await server.ask(
    owner,
    'POST api/crate/import/open',
    await uploadOf([
      ['Orodha', ' ', ' ', ' '],
      ['bei', 'Rafu', 'Namba', 'Jina la kreti'],
      [5, null, 'B-2', 'Bag'],
    ]),
  );
  expect(turned.body.message.sheets[0]).toMatchObject({ heading_row: 2, like: { id: first.id } });
  const second = await server.ask(
    owner,
    'POST api/crate/import/open',
    await uploadOf([
      ['Bei', 'Rafu', 'Namba', 'Jina la kreti'],
      [5, null, 'B-2', 'Bag'],
    ]),
  );
  expect(second.body.message.sheets[0]).toMatchObject({
    heading_row: 1,
    mapping: MAPPING,
    like: {
      id: first.id,
      file_name: 'list.xlsx',
      choice: { mapping: MAPPING, key: 'name', found: 'skip', unknown: 'create', create_missing: ['shelf'] },
    },
  });
});

test('of an earlier choice a colleague is offered what is his to choose, and a stranger nothing', async () => {
  const { id } = await open([['Box', null, 'Top', 10]]);
  await choose(id, { mapping: MAPPING, create_missing: ['shelf'] });
  expect((await run(id)).status).toBe(200);
  const clerk = await server.enter(['create_crate'], { of: owner });
  const { choice } = (await open([['Tin', null, null, 1]], clerk)).sheets[0].like;
  expect([choice.mapping, choice.create_missing]).toEqual([MAPPING, []]);
  expect((await list(clerk)).map((one: { choice: object | null }) => one.choice)).toEqual([null, choice]);
  expect((await open([['Tin', null, null, 1]], await server.enter(ALL))).sheets[0]).not.toHaveProperty(
    'like',
  );
});

test('rows find records by the column that is chosen, and become what is chosen', async () => {
  const rows: Cells = [
    ['Box', 'B-1', null, 10],
    ['Bag', 'B-2', null, 20],
  ];
  const first = await open(rows);
  await choose(first.id, { mapping: MAPPING });
  await run(first.id);
  const { id } = await open([
    ['BOX', 'B-9', null, 11],
    ['Bag', null, null, 21],
    ['Tin', 'T-1', null, 30],
    ['tin', null, null, 31],
  ]);
  const tried = async (choice: object) => (await choose(id, { mapping: MAPPING, ...choice })).body.message;
  expect(await tried({})).toMatchObject({ to_create: 4, to_update: 0, to_skip: 0, faulty: 0 });
  expect(await tried({ key: null })).toMatchObject({ to_create: 4 });
  expect(await tried({ key: 'name' })).toMatchObject({ to_create: 2, to_update: 2 });
  expect(await tried({ key: 'name', found: 'skip' })).toMatchObject({ to_create: 2, to_skip: 2, rows: 4 });
  expect(await tried({ key: 'name', found: 'skip', unknown: 'skip' })).toMatchObject({ to_skip: 4 });
  expect(await tried({ key: 'name', unknown: 'refuse' })).toMatchObject({
    faulty: 2,
    faults: [{ row: 4, column: 'Jina la kreti', rule: 'not_found' }, { row: 5 }],
  });
  expect(await tried({ key: 'name', found: 'refuse' })).toMatchObject({
    faulty: 2,
    faults: [{ row: 2, rule: 'is_there', reason: 'This record already exists.' }, { row: 3 }],
  });
  expect((await choose(id, { mapping: MAPPING, key: 'price' })).body.code).toBe('no_such_column');
  expect((await choose(id, { mapping: MAPPING, found: 'maybe' })).body.fields).toHaveProperty('choice.found');
  await choose(id, { mapping: MAPPING, key: 'name', leave_out: [5] });
  expect((await run(id)).body.message).toMatchObject({ created: 1, updated: 2, skipped: 0 });
  expect(
    (await crates()).map(({ name, code, price }: Record<string, unknown>) => [name, code, price]),
  ).toEqual([
    ['Bag', 'B-2', 21],
    ['BOX', 'B-9', 11],
    ['Tin', 'T-1', 30],
  ]);
  const twice = await open([
    ['Bag', null, null, 1],
    ['bag', null, null, 2],
  ]);
  const faults = (await choose(twice.id, { mapping: MAPPING, key: 'name' })).body.message.faults;
  expect(faults).toMatchObject([{ row: 3, rule: 'also_in_row', reason: 'Row 2 changes the same record.' }]);
  await server.ask(owner, 'POST api/crate', { body: { name: 'bag', price: 1 } });
  const several = (await choose(twice.id, { mapping: MAPPING, key: 'name' })).body.message.faults;
  expect(several).toMatchObject([
    { row: 2, rule: 'several' },
    { row: 3, rule: 'several' },
  ]);
});

test('a name that is not there is added, refused or left out, and added only by whoever may', async () => {
  const { id } = await open([['Box', null, 'Nowhere', 10]]);
  const mapped = { mapping: MAPPING };
  expect((await choose(id, mapped)).body.message.faults).toMatchObject([
    { value: 'Nowhere', rule: 'unknown_name' },
  ]);
  expect((await choose(id, { ...mapped, create_missing: ['shelf'] })).body.message).toMatchObject({
    to_add: { shelf: 1 },
    faulty: 0,
  });
  expect((await choose(id, { ...mapped, create_missing: ['user'] })).body.code).toBe('no_such_column');
  owner.permissions.delete('create_shelf');
  expect((await choose(id, { ...mapped, create_missing: ['shelf'] })).body.code).toBe('permission_denied');
  expect((await choose(id, { ...mapped, blank_missing: ['shelf'] })).body.message).toMatchObject({
    faulty: 0,
  });
  await run(id);
  expect(await crates()).toMatchObject([{ name: 'Box', shelf_id: null }]);
});

test('a cell is mended in the check, and what is still wrong leaves as a workbook with its reasons', async () => {
  const { id } = await open([
    ['Box', 'B-1', null, '12OO'],
    ['Bag', 'B-2', null, 20],
    [null, 'B-3', null, 'two'],
  ]);
  await choose(id, { mapping: MAPPING });
  const taken = async () => {
    const file = await server.ask(owner, `GET api/import/faulty-rows?id=${id}`);
    const { sheets } = await readWorkbook(file.bytes);
    return sheets[0]?.rows.map((row) => Array.from(row, (cell) => cell?.text ?? ''));
  };
  expect(await taken()).toEqual([
    [...HEADINGS, 'Error', 'Row in the file'],
    ['Box', 'B-1', '', '12OO', 'Bei: There is a letter among the digits.', '2'],
    ['', 'B-3', '', 'two', 'Jina la kreti: This field is required. Bei: Enter a number.', '4'],
  ]);
  const shown = async (rows: string) =>
    (await server.ask(owner, `GET api/import/rows?id=${id}&rows=${rows}`)).body.message?.rows;
  expect(await shown('1,2,4,9')).toEqual([
    { row: 2, cells: ['Box', 'B-1', '', '12OO'] },
    { row: 4, cells: ['', 'B-3', '', 'two'] },
  ]);
  expect(await shown('2;3')).toBeUndefined();
  const edits = [
    { row: 2, heading: 'Bei', text: '1200' },
    { row: 3, heading: 'Namba', text: '' },
    { row: 4, heading: 'Bei', text: '7' },
  ];
  const checked = await choose(id, { mapping: MAPPING, edits });
  expect(checked.body.message).toMatchObject({ faulty: 1, faults: [{ row: 4, column: 'Jina la kreti' }] });
  expect((await again(id)).body.message.choice.edits).toEqual(edits);
  expect(await taken()).toHaveLength(2);
  expect(await shown('2')).toEqual([{ row: 2, cells: ['Box', 'B-1', '', '1200'] }]);
  const wrong = async (edit: object) =>
    (await choose(id, { mapping: MAPPING, edits: [{ row: 2, heading: 'Bei', text: '1', ...edit }] })).body
      .code;
  expect(await wrong({ heading: 'Nothing' })).toBe('no_such_heading');
  expect(await wrong({ row: 1 })).toBe('no_such_row');
  expect(await wrong({ row: 9 })).toBe('no_such_row');
  await choose(id, {
    mapping: MAPPING,
    edits: [...edits, { row: 4, heading: 'Jina la kreti', text: 'Tin' }],
  });
  expect((await run(id)).body.message).toMatchObject({ created: 3 });
  expect(await crates()).toMatchObject([
    { name: 'Bag', code: null },
    { name: 'Box', price: 1200 },
    { name: 'Tin', price: 7 },
  ]);
});
