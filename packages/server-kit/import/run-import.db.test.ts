import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#core/ids.ts';
import { sheetBytes } from '../excel/testing/make-sheet.ts';
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

const crates = async () => (await server.ask(owner, 'GET api/crate/list?limit=1000')).body.message;

describe('import', () => {
  it('shows what a workbook holds and proposes what its headings mean', async () => {
    const reply = await server.ask(
      owner,
      'POST api/crate/import/open',
      await uploadOf([
        ['sw name', 'CODE', 'Rangi', 'Rangi'],
        ['Box', 'B-1', 'red', 'blue'],
      ]),
    );
    expect(reply.body.message.sheets).toEqual([
      {
        name: 'Crates',
        row_count: 2,
        heading_row: 1,
        headings: ['sw name', 'CODE', 'Rangi', 'Rangi (2)'],
        rows: [
          ['sw name', 'CODE', 'Rangi', 'Rangi'],
          ['Box', 'B-1', 'red', 'blue'],
        ],
        hidden_rows: 0,
        mapping: { 'sw name': 'name', CODE: 'code' },
        off: {},
      },
    ]);
    expect(reply.body.message.columns).toContainEqual({
      column: 'shelf_id',
      title: 'Shelf',
      required: false,
      kind: 'ref',
      once: false,
      entity: 'shelf',
      may_add: true,
      adds: true,
    });
  });

  it('names every fault by row, heading, value and reason, and changes nothing', async () => {
    const sheet = await uploadOf([
      HEADINGS,
      ['Box', 'B-1', null, 10, 1],
      [null, null, null, null, null],
      ['  ', 'B-1', 'Nowhere', '12OO', 1.2345],
      ['Bag', 'B-2', null, null, 'two'],
    ]);
    const dry = await server.ask(owner, 'POST api/crate/import?dry_run=1', sheet);
    const faults = [
      {
        sheet: 'Crates',
        row: 4,
        name: '',
        column: 'Name',
        value: '  ',
        rule: 'required',
        reason: 'This field is required.',
      },
      {
        sheet: 'Crates',
        row: 4,
        name: '',
        column: 'Price',
        value: '12OO',
        rule: 'letter_among_digits',
        reason: 'There is a letter among the digits.',
      },
      {
        sheet: 'Crates',
        row: 4,
        name: '',
        column: 'Weight',
        value: '1.2345',
        rule: 'quantity_decimals',
        reason: 'Use at most three decimals.',
      },
      {
        sheet: 'Crates',
        row: 4,
        name: '',
        column: 'Shelf',
        value: 'Nowhere',
        rule: 'unknown_name',
        reason: 'This name does not exist yet. Correct it, or go back and allow new names to be added.',
      },
      {
        sheet: 'Crates',
        row: 4,
        name: '',
        column: 'Code',
        value: 'B-1',
        rule: 'also_in_row',
        reason: 'This is also in row 2.',
      },
      {
        sheet: 'Crates',
        row: 5,
        name: 'Bag',
        column: 'Price',
        value: '',
        rule: 'required',
        reason: 'This field is required.',
      },
      {
        sheet: 'Crates',
        row: 5,
        name: 'Bag',
        column: 'Weight',
        value: 'two',
        rule: 'not_number',
        reason: 'Enter a number.',
      },
    ];
    expect(dry.body.message).toMatchObject({
      rows: 3,
      to_create: 1,
      to_update: 0,
      faulty: 2,
      to_add: {},
      warnings: [],
    });
    expect(new Set(dry.body.message.faults)).toEqual(new Set(faults));
    const refused = await server.ask(owner, 'POST api/crate/import', sheet);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: '2 of 3 rows cannot be imported. Nothing was imported.',
        code: 'import_refused',
        faulty: 2,
      },
    });
    expect((await crates()).total).toBe(0);
  });

  it('lands without the rows that are left out, and adds what is missing once, as it is mostly written', async () => {
    const rows = [
      HEADINGS,
      ['Box', 'B-1', 'TOP', 10, 1],
      ['Bad', null, null, null, null],
      ['Bag', null, ' Top ', 20, 2],
      ['Tin', null, 'Top', 5, 3],
    ];
    const fields = { create_missing: ['shelf'], leave_out: [3], values: { kind: 'plastic' } };
    const dry = await server.ask(owner, 'POST api/crate/import?dry_run=1', await uploadOf(rows, fields));
    expect(dry.body.message).toMatchObject({ rows: 3, to_create: 3, faulty: 0, to_add: { shelf: 1 } });
    expect((await server.ask(owner, 'GET api/shelf/list')).body.message.total).toBe(0);

    const landed = await server.ask(owner, 'POST api/crate/import', await uploadOf(rows, fields));
    expect(landed.body.message).toEqual({
      id: expect.any(String),
      rows: 3,
      created: 3,
      updated: 0,
      skipped: 0,
      added: { shelf: 1 },
      warnings: [],
    });
    const list = await crates();
    expect(
      list.data.map(({ name, shelf_name, kind, price }: Record<string, unknown>) => [
        name,
        shelf_name,
        kind,
        price,
      ]),
    ).toEqual([
      ['Bag', 'Top', 'plastic', 20],
      ['Box', 'Top', 'plastic', 10],
      ['Tin', 'Top', 'plastic', 5],
    ]);
  });

  it('changes the record that a code names, and only with the right to', async () => {
    await server.ask(owner, 'POST api/crate/import', await uploadOf([HEADINGS, ['Box', 'B-1', null, 10, 1]]));
    const sheet = await uploadOf([HEADINGS, ['Box', 'B-1', null, 15, null], ['New', 'N-1', null, 1, null]]);
    const clerk = await server.enter(['create_crate', 'modify_price'], { of: owner });
    const refused = await server.ask(clerk, 'POST api/crate/import', sheet);
    expect(refused.body.faults).toEqual([
      {
        sheet: 'Crates',
        row: 2,
        name: 'Box',
        column: '',
        value: '',
        rule: 'may_not_change',
        reason: 'This record exists, and you do not have permission to change it.',
      },
    ]);

    const landed = await server.ask(owner, 'POST api/crate/import', sheet);
    expect(landed.body.message).toMatchObject({ created: 1, updated: 1 });
    expect((await crates()).data).toMatchObject([
      { name: 'Box', price: 15, weight: 1, version: 2 },
      { name: 'New' },
    ]);
  });

  it('refuses what is no workbook, no file and a choice that the sheet does not have', async () => {
    const sheet = [HEADINGS, ['Box', 'B-1', null, 10, 1]];
    const codes = async (ask: object) => (await server.ask(owner, 'POST api/crate/import', ask)).body.code;
    expect(await codes(formOf(Buffer.from('not a workbook')))).toBe('workbook_not_xlsx');
    expect(await codes(formOf(Buffer.alloc(0)))).toBe('file_required');
    expect(await codes({ body: {} })).toBe('wrong_content_type');
    expect(await codes(await uploadOf(sheet, { sheet: 'Other' }))).toBe('no_such_sheet');
    expect(await codes(await uploadOf(sheet, { mapping: { Nome: 'name' } }))).toBe('no_such_heading');
    expect(await codes(await uploadOf(sheet, { mapping: { Name: 'business_id' } }))).toBe('no_such_column');
    expect(await codes(await uploadOf(sheet, { mapping: 'name' }))).toBe('invalid_fields');
    expect(await codes(await uploadOf([HEADINGS]))).toBe('nothing_to_import');
    const changed = { ...(await uploadOf(sheet)) };
    changed.headers = { ...changed.headers, 'x-file-sha256': 'another' };
    expect(await codes(changed)).toBe('file_changed');
    const stranger = await server.enter([], { of: owner });
    expect((await server.ask(stranger, 'POST api/crate/import', await uploadOf(sheet))).status).toBe(403);
  });

  it('asks what becomes of hidden rows, and does with them what is said', async () => {
    const rows = [
      ['Name', 'Code', 'Price'],
      ['Box', 'H-1', 5],
      ['Bag', 'H-2', 5],
    ];
    const bytes = Buffer.from(sheetBytes(rows, { hidden: [3] }));
    const sent = (hidden_rows?: string) =>
      server.ask(owner, 'POST api/crate/import', formOf(bytes, hidden_rows ? { hidden_rows } : {}));
    expect((await sent()).body).toMatchObject({ code: 'hidden_rows', rows: 1 });
    expect((await crates()).data).toEqual([]);
    expect((await sent('leave_out')).body.message).toMatchObject({ created: 1 });
    expect((await sent('import')).body.message).toMatchObject({ created: 1 });
    const opened = await server.ask(owner, 'POST api/crate/import/open', formOf(bytes));
    expect(opened.body.message.sheets).toMatchObject([{ hidden_rows: 1 }]);
  });

  it('takes the text of a merge for each of its rows, and refuses a number of one by its cell', async () => {
    const rows = [
      ['Shelf', 'Name', 'Price', 'Weight'],
      ['North', 'Box', 5, 3],
      [null, 'Bag', 5, null],
    ];
    const text = Buffer.from(sheetBytes(rows, { merges: ['A2:A3'] }));
    const add = { create_missing: JSON.stringify(['shelf']) };
    expect((await server.ask(owner, 'POST api/crate/import', formOf(text, add))).body).toMatchObject({
      success: true,
    });
    expect((await crates()).data.map((row: { shelf_name: string }) => row.shelf_name)).toEqual([
      'North',
      'North',
    ]);
    const numbers = Buffer.from(sheetBytes(rows, { merges: ['A2:A3', 'D2:D3'] }));
    const { body } = await server.ask(owner, 'POST api/crate/import', formOf(numbers, add));
    expect(body.faults).toMatchObject([{ row: 3, column: 'Weight', value: '3', rule: 'merged_number' }]);
  });

  it('takes ten thousand rows in few statements and tells how far it is', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => [
      `Crate ${n}`,
      `C-${n}`,
      `Shelf ${n % 20}`,
      n + 0.5,
      1,
    ]);
    const id = newId();
    const upload = await uploadOf([HEADINGS, ...rows], { create_missing: ['shelf'], import_id: id });
    const landed = await server.ask(owner, 'POST api/crate/import', upload);
    expect(landed.body.message).toMatchObject({ created: 10_000, added: { shelf: 20 } });
    expect((await crates()).total).toBe(10_000);
    expect((await server.ask(owner, `GET api/import/progress?id=${id}`)).body.message).toEqual({
      phase: 'done',
      done: 10_000,
      rows: 10_000,
    });
    expect((await server.ask(owner, 'GET api/crate/list?limit=10&page=1000')).body.message).toMatchObject({
      current_page: 1000,
      next_page: null,
      total: 10_000,
    });
  });
});
