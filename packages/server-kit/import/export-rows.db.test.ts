import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readWorkbook } from '../excel/read-workbook.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { formOf, uploadOf } from '../testing/upload.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));
const HEADINGS = ['Name', 'Code', 'Shelf', 'Price', 'Weight'];

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.enter([...ALL, 'view_cost', 'modify_price', 'export_to_excel']);
});

it('gives the filter, the order and the columns that the caller may read, and comes back as it was', async () => {
  await server.ask(
    owner,
    'POST api/crate/import',
    await uploadOf([
      [...HEADINGS, 'Cost'],
      ['=1+1', 'B-1', null, 10, 1, 7],
      ['Bag', 'B-2', null, 20, 2.5, 8],
    ]),
  );
  const file = await server.ask(owner, 'GET api/crate/export?sort=price&order=-1&kind=wood');
  expect(file.headers['content-disposition']).toMatch(/attachment; filename="crates-\d{4}-\d\d-\d\d\.xlsx"/);
  const [sheet] = (await readWorkbook(file.bytes)).sheets;
  const texts = sheet?.rows.map((row) => row.map((cell) => cell?.text ?? ''));
  expect(texts?.[0]).toEqual([
    'Name',
    'Code',
    'Barcodes',
    'Shelf',
    'Kind',
    'Cost',
    'Price',
    'Weight',
    'Packed',
  ]);
  expect(texts?.slice(1).map((row) => [row[0], row[5], row[6], row[7]])).toEqual([
    ['Bag', '8', '20', '2.5'],
    ['=1+1', '7', '10', '1'],
  ]);

  const again = await server.ask(owner, 'POST api/crate/import?dry_run=1', formOf(file.bytes));
  expect(again.body.message).toMatchObject({ to_update: 2, faulty: 0 });
  const page = await server.ask(owner, 'GET api/crate/export?limit=1&page=2&sort=name');
  const rows = (await readWorkbook(page.bytes)).sheets[0]?.rows.slice(1);
  expect(rows?.map((row) => row[0]?.text)).toEqual(['Bag']);
  owner.permissions.delete('view_cost');
  const without = await server.ask(owner, 'GET api/crate/export');
  expect((await readWorkbook(without.bytes)).sheets[0]?.rows[0]?.map((cell) => cell?.text)).not.toContain(
    'Cost',
  );
  owner.permissions.delete('export_to_excel');
  expect((await server.ask(owner, 'GET api/crate/export')).status).toBe(403);
});

it('gives a template that imports', async () => {
  const file = await server.ask(owner, 'GET api/crate/template');
  const dry = await server.ask(owner, 'POST api/crate/import?dry_run=1', formOf(file.bytes));
  expect(dry.body.message).toMatchObject({ rows: 1, to_create: 1, faulty: 0 });
});
