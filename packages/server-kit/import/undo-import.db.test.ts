import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { uploadOf } from '../testing/upload.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));
const HEADINGS = ['Name', 'Code', 'Shelf', 'Price', 'Cost'];

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.enter([...ALL, 'view_cost', 'modify_price']);
});

type Cells = readonly (readonly (string | number | null)[])[];

async function land(rows: Cells): Promise<string> {
  const upload = await uploadOf([HEADINGS, ...rows], { create_missing: ['shelf'] });
  const { status, body } = await server.ask(owner, 'POST api/crate/import', upload);
  expect(status).toBe(200);
  return body.message.id;
}
const undo = (id: string, dry_run = false, by = owner) =>
  server.ask(by, 'PUT api/import/undo', {
    body: { id, dry_run },
    headers: { 'idempotency-key': newId() },
  });
const rowsOf = async (entity: string) =>
  (await server.ask(owner, `GET api/${entity}/list?limit=1000`)).body.message.data;
const names = async (entity: string) => (await rowsOf(entity)).map(({ name }: { name: string }) => name);
const CLEAN = { gone: 0, refused: 0, reasons: [] };

test('all that an import created goes, what it changed holds again what it held, and a look at it changes nothing', async () => {
  await land([['Box', 'B-1', 'Top', 10, 5]]);
  const before = await rowsOf('crate');
  const id = await land([
    ['Crate', 'B-1', 'Bottom', 15, 7],
    ['Bag', 'B-2', 'Bottom', 20, 8],
    ['Tin', null, 'Top', 30, 9],
  ]);
  const outcome = { to_delete: 2, to_restore: 1, to_delete_beside: 1, to_stay_beside: 0, ...CLEAN };
  expect((await undo(id, true)).body.message).toEqual(outcome);
  expect(await names('crate')).toEqual(['Bag', 'Crate', 'Tin']);
  expect(await names('shelf')).toEqual(['Bottom', 'Top']);
  expect((await undo(id)).body.message).toEqual(outcome);
  const [{ updated_at, version, ...box }] = before;
  expect(await rowsOf('crate')).toEqual([{ ...box, version: version + 2, updated_at: expect.any(String) }]);
  expect(await names('shelf')).toEqual(['Top']);
  const list = (await server.ask(owner, 'GET api/import/list?entity=crate')).body.message;
  expect(list).toMatchObject([
    { id, status: 'undone', undone_at: expect.any(String), may_undo: false },
    { status: 'done', may_undo: true },
  ]);
  expect((await undo(id)).body.code).toBe('not_to_be_undone');
  // Taken back, the file may come again.
  expect(await land([['Bag', 'B-2', null, 20, 8]])).toBeTruthy();
});

test('what was used or changed since keeps all of it, each by name and reason', async () => {
  const id = await land([
    ['Box', 'B-1', null, 10, 1],
    ['Bag', 'B-2', null, 20, 1],
    ['Tin', 'B-3', null, 30, 1],
    ['Jar', 'B-4', null, 30, 1],
  ]);
  const of = async (name: string) =>
    (await rowsOf('crate')).find((row: { name: string }) => row.name === name);
  const [box, bag, tin] = [await of('Box'), await of('Bag'), await of('Tin')];
  await server.ask(owner, 'POST api/delivery', { body: { number: 'D-1', crate_id: box.id } });
  await server.ask(owner, `PUT api/crate?id=${bag.id}`, { body: { version: 1, name: 'Sack' } });
  await server.ask(owner, `DELETE api/crate?id=${tin.id}`);
  const seen = await undo(id, true);
  expect(seen.body.message).toMatchObject({ to_delete: 3, gone: 1, refused: 2 });
  const refused = await undo(id);
  expect([refused.status, refused.body.code, refused.body.count]).toEqual([409, 'undo_refused', 2]);
  expect(new Set(refused.body.refused)).toEqual(
    new Set([
      { id: box.id, name: 'Box', reason: expect.stringMatching(/^It has been used since: \w+ \(1\)\.$/) },
      { id: bag.id, name: 'Sack', reason: 'It has been changed since.' },
    ]),
  );
  expect(await names('crate')).toEqual(['Box', 'Jar', 'Sack']);
  const [delivery] = await rowsOf('delivery');
  await server.ask(owner, `DELETE api/delivery?id=${delivery.id}`);
  await server.ask(owner, `DELETE api/crate?id=${bag.id}`);
  expect((await undo(id)).body.message).toMatchObject({ to_delete: 2, gone: 2, refused: 0 });
  expect(await names('crate')).toEqual([]);
});

test('imports are taken back one after the other, the last first, and not past a change by hand', async () => {
  const [first, second, third] = [
    await land([['Box', 'B-1', null, 10, 1]]),
    await land([['Box', 'B-1', null, 11, 1]]),
    await land([['Box', 'B-1', null, 12, 1]]),
  ];
  expect((await undo(first)).body.code).toBe('undo_refused');
  expect((await undo(second)).body.code).toBe('undo_refused');
  for (const id of [third, second]) expect((await undo(id)).status).toBe(200);
  expect(await rowsOf('crate')).toMatchObject([{ name: 'Box', price: 10, version: 5 }]);
  const [{ id }] = await rowsOf('crate');
  await server.ask(owner, `PUT api/crate?id=${id}`, { body: { version: 5, name: 'Bag' } });
  expect((await undo(first)).body.code).toBe('undo_refused');
  await server.ask(owner, `PUT api/crate?id=${id}`, { body: { version: 6, name: 'Box' } });
  expect((await undo(first)).body.code).toBe('undo_refused');
  expect(await names('crate')).toEqual(['Box']);
});

test('what was added beside stays where others have come to use it, or may not be deleted', async () => {
  const id = await land([
    ['Box', 'B-1', 'Top', 10, 1],
    ['Bag', 'B-2', 'Bottom', 20, 1],
  ]);
  await land([['Tin', 'B-3', 'Top', 30, 1]]);
  owner.permissions.delete('delete_shelf');
  expect((await undo(id, true)).body.message).toMatchObject({ to_delete_beside: 0, to_stay_beside: 2 });
  owner.permissions.add('delete_shelf');
  expect((await undo(id)).body.message).toMatchObject({ to_delete_beside: 1, to_stay_beside: 1 });
  expect(await names('shelf')).toEqual(['Top']);
});

test('a code that is another’s by now is not taken from it', async () => {
  await land([['Box', 'B-1', null, 10, 1]]);
  const first = await undoable();
  await server.ask(owner, 'POST api/crate', { body: { name: 'Bag', code: 'B-1', price: 5 } });
  const refused = await undo(first);
  expect(refused.body.refused).toMatchObject([{ name: 'Box', reason: 'This is already used by Bag.' }]);

  /** Changes the code of the box, so that its old one is free. */
  async function undoable(): Promise<string> {
    const upload = await uploadOf(
      [
        ['Name', 'Code'],
        ['Box', 'B-9'],
      ],
      { key: '"name"' },
    );
    return (await server.ask(owner, 'POST api/crate/import', upload)).body.message.id;
  }
});

test('only in its branch, by whoever may delete and change, and of nobody else', async () => {
  await land([['Box', 'B-1', null, 10, 1]]);
  const id = await land([
    ['Box', 'B-1', null, 11, 1],
    ['Bag', 'B-2', null, 20, 1],
  ]);
  const rights = [...ALL, 'view_cost', 'modify_price'];
  const elsewhere = await server.admit({ ...owner, branchId: await server.openBranch(owner) }, rights);
  for (const other of [elsewhere, await server.enter(rights)]) {
    expect((await undo(id, true, other)).status).toBe(404);
    expect((await undo(id, false, other)).status).toBe(404);
  }
  for (const right of ['create_crate', 'delete_crate', 'modify_crate']) {
    const clerk = await server.enter(
      rights.filter((held) => held !== right),
      { of: owner },
    );
    for (const dry of [true, false])
      expect([right, (await undo(id, dry, clerk)).body.code]).toEqual([right, 'permission_denied']);
  }
  expect(await names('crate')).toEqual(['Bag', 'Box']);
  const both = await Promise.all([undo(id), undo(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
