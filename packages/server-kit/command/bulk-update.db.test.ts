import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const ALL = [
  ...warehouse.entities.flatMap(({ permissions }) => Object.values(permissions)),
  ...['view_cost', 'modify_price'],
];

let server: TestServer;
let owner: TestCaller;
let crates: { id: string; version: number }[];

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
});
afterAll(() => server.close());

beforeEach(async () => {
  owner = await server.enter(ALL);
  crates = [];
  for (const name of ['A', 'B', 'C']) {
    const body = { name, price: 10, ...(name === 'C' ? { kind: 'plastic' } : {}) };
    crates.push((await server.ask(owner, 'POST api/crate', { body })).body.message);
  }
});

const bulk = (body: object, by = owner) => server.ask(by, 'PUT api/crate/bulk', { body });
const kinds = async () =>
  (await server.ask(owner, 'GET api/crate/list')).body.message.data.map((row: { kind: string }) => row.kind);
const seen = () => crates.map(({ id, version }) => ({ id, version }));

test('says first what would become of each row and changes nothing by that', async () => {
  const asked = { changes: { kind: 'plastic' }, rows: crates.map(({ id }) => ({ id })), dry_run: true };
  const before = server.activities.length;
  expect((await bulk(asked)).body.message.rows).toEqual([
    { id: crates[0]?.id, name: 'A', outcome: 'changed', version: 1, before: { kind: 'wood' } },
    { id: crates[1]?.id, name: 'B', outcome: 'changed', version: 1, before: { kind: 'wood' } },
    { id: crates[2]?.id, name: 'C', outcome: 'same', version: 1, before: { kind: 'plastic' } },
  ]);
  expect(await kinds()).toEqual(['wood', 'wood', 'plastic']);
  expect(server.activities).toHaveLength(before);
});

test('changes what can be changed, leaves what was changed meanwhile, and says so of each', async () => {
  const [first, second] = crates;
  await server.ask(owner, `PUT api/crate?id=${second?.id}`, { body: { version: 1, weight: 5 } });
  const asked = {
    changes: { kind: 'plastic', weight: 2.5 },
    rows: seen(),
    dry_run: false,
  };
  const before = server.activities.length;
  const { rows } = (await bulk(asked)).body.message;
  expect(rows).toMatchObject([
    { name: 'A', outcome: 'changed', version: 2, before: { kind: 'wood', weight: 1 } },
    {
      name: 'B',
      outcome: 'refused',
      version: 2,
      reason: 'This record was changed while you were editing it.',
    },
    { name: 'C', outcome: 'changed', version: 2, before: { kind: 'plastic', weight: 1 } },
  ]);
  expect(await kinds()).toEqual(['plastic', 'wood', 'plastic']);
  expect(server.activities).toHaveLength(before + 2);
  const one = (await server.ask(owner, `GET api/crate?id=${first?.id}`)).body.message;
  expect(one).toMatchObject({ weight: 2.5, version: 2, price: 10 });
});

test('is taken back by what each row held before', async () => {
  const { rows } = (await bulk({ changes: { kind: 'plastic' }, rows: seen(), dry_run: false })).body.message;
  const back = rows
    .filter(({ outcome }: { outcome: string }) => outcome === 'changed')
    .map(({ id, version, before }: { id: string; version: number; before: object }) => ({
      ...{ id, version, changes: before },
    }));
  expect(back).toHaveLength(2);
  const undone = (await bulk({ changes: {}, rows: back, dry_run: false })).body.message.rows;
  expect(undone.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['changed', 'changed']);
  expect(await kinds()).toEqual(['wood', 'wood', 'plastic']);
});

test('sets nothing that tells rows apart, is kept by the server or needs a right that is missing', async () => {
  const rows = seen();
  for (const changes of [
    { name: 'Same' },
    { code: 'X' },
    { barcodes: ['1'] },
    { parts: [] },
    { version: 2 },
    { business_id: randomUUID() },
  ]) {
    const { status, body } = await bulk({ changes, rows, dry_run: false });
    expect([status, Object.keys(body.fields)]).toEqual([
      400,
      Object.keys(changes).map((column) => `changes.${column}`),
    ]);
    const [own, ...others] = rows.map((row) => ({ ...row, changes }));
    const ofOne = await bulk({ changes: {}, rows: [...others, own], dry_run: false });
    expect(Object.keys(ofOne.body.fields)).toContain(`rows.0.changes.${Object.keys(changes)[0]}`);
  }
  const clerk = await server.enter(
    ALL.filter((right) => right !== 'modify_price'),
    { of: owner },
  );
  expect((await bulk({ changes: { price: 1 }, rows, dry_run: false }, clerk)).status).toBe(400);
  expect((await bulk({ changes: { kind: 'wood' }, rows, dry_run: false }, clerk)).status).toBe(200);
  clerk.permissions.delete('modify_crate');
  expect((await bulk({ changes: { kind: 'wood' }, rows, dry_run: true }, clerk)).status).toBe(403);
  const price = (await bulk({ changes: { price: 12 }, rows, dry_run: false })).body.message.rows;
  expect(price[0]).toMatchObject({ outcome: 'changed', before: { price: 10 } });
});

test('touches no row of another business, and refuses values that its field does not take, row by row', async () => {
  const stranger = await server.enter(ALL);
  const asked = { changes: { kind: 'plastic' }, rows: seen(), dry_run: false };
  expect((await bulk(asked, stranger)).status).toBe(404);
  expect((await bulk({ ...asked, rows: [...seen(), { id: randomUUID() }] })).status).toBe(404);
  const wrong = await bulk({ changes: { kind: 'steel' }, rows: seen(), dry_run: false });
  for (const row of wrong.body.message.rows) expect(row.outcome).toBe('refused');
  expect(await kinds()).toEqual(['wood', 'wood', 'plastic']);
  for (const rows of [[], [{ id: 'x' }], Array.from({ length: 1001 }, () => ({ id: randomUUID() }))])
    expect((await bulk({ changes: {}, rows, dry_run: true })).status).toBe(400);
});
