import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { defineModule, makeRegistry } from '#core/define-module.ts';
import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { newId } from '#core/ids.ts';
import { LARGEST_SELECTION } from '#core/list-state.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse } from '../testing/warehouse.ts';

const states = defineStates({
  field: 'status',
  first: 'whole',
  states: {
    whole: { open: 'all', books: 'nothing', deleted: 'yes', tone: 'neutral', to: { tear: 'torn' } },
    torn: { open: [], books: 'nothing', deleted: 'no', tone: 'danger', counts: false, to: {} },
  },
  transitions: { tear: { right: 'delete_receipt' } },
});

const receipt = defineEntity({
  name: 'receipt',
  module: 'warehouse',
  title: 'number',
  scope: 'branch',
  states,
  fields: {
    number: f.text({ required: true, search: true }),
    kind: f.choice(['in', 'out'], { default: 'in' }),
    amount: f.money({ required: true }),
    weight: f.quantity(),
    profit: f.money({ read: 'view_cost', min: -1 }),
    status: f.state(states),
  },
  totals: { of: ['amount', 'weight', 'profit'], by: 'kind' },
  list: { columns: ['number'] },
  form: [{ key: 'main', rows: [['number']] }],
});
const words = {
  one: 'Receipt',
  many: 'Receipts',
  lower: 'receipt',
  new: 'New receipt',
  fields: {
    number: 'Number',
    kind: 'Kind',
    amount: 'Amount',
    weight: 'Weight',
    profit: 'Profit',
    status: 'State',
  },
  choices: { kind: { in: 'In', out: 'Out' }, status: { whole: 'Whole', torn: 'Torn' } },
};
const module = defineModule({
  name: 'warehouse',
  title: { en: 'Warehouse', sw: 'Ghala' },
  icon: 'box',
  permission: null,
  entities: [
    ...['user', 'branch', 'shelf'].map((name) => ({
      entity: warehouse.entity(name),
      words: warehouse.words(name),
    })),
    { entity: receipt, words: { en: words, sw: words } },
  ],
});

let server: TestServer;
let clerk: TestCaller;

beforeAll(async () => {
  server = await testServer(makeRegistry([module]));
  clerk = await server.enter([...Object.values(receipt.permissions), 'view_cost', 'list_shelves']);
  for (const body of [
    { number: 'A', amount: 100.5, weight: 1.5, profit: 20 },
    { number: 'B', amount: 50, weight: 0.25, profit: -5 },
    { number: 'C', kind: 'out', amount: 30 },
    { number: 'D', amount: 1000 },
  ]) {
    const made = await server.ask(clerk, 'POST api/receipt', { body });
    expect(made.status).toBe(200);
    if (body.number !== 'D') continue;
    const torn = { body: { id: made.body.message.id }, headers: { 'idempotency-key': newId() } };
    expect((await server.ask(clerk, 'PUT api/receipt/tear', torn)).status).toBe(200);
  }
});
afterAll(() => server.close());

const ask = async (query: string, by = clerk) => (await server.ask(by, `GET api/receipt/${query}`)).body;

describe('the totals of a list', () => {
  it('are of all its rows, apart by kind, without those that do not count, and say how many rows there are', async () => {
    expect((await ask('totals?limit=1&page=2')).message).toEqual({
      count: 4,
      sums: [
        { kind: 'in', amount: 150.5, weight: 1.75, profit: 15 },
        { kind: 'out', amount: 30, weight: 0, profit: 0 },
      ],
    });
  });

  it('follow what is asked for', async () => {
    const filter = encodeURIComponent('{"join":"all","parts":[{"field":"amount","is":"below","value":60}]}');
    expect((await ask(`totals?filter=${filter}`)).message).toMatchObject({
      count: 2,
      sums: [{ amount: 50 }, { amount: 30 }],
    });
    expect((await ask('totals?keyword=A')).message).toMatchObject({ count: 1, sums: [{ amount: 100.5 }] });
    expect((await ask('totals?keyword=nothing')).message).toEqual({ count: 0, sums: [] });
    expect((await ask('totals?colour=red')).code).toBe('invalid_parameter');
  });

  it('hold no figure of a field whose right is missing, and nothing of another branch', async () => {
    const blind = await server.enter([receipt.permissions.list], { of: clerk });
    expect((await ask('totals', blind)).message.sums).toEqual([
      { kind: 'in', amount: 150.5, weight: 1.75 },
      { kind: 'out', amount: 30, weight: 0 },
    ]);
    const there = await server.enter([receipt.permissions.list], {
      of: clerk,
      branchId: await server.openBranch(clerk),
    });
    expect((await ask('totals', there)).message).toEqual({ count: 0, sums: [] });
    const nobody = await server.enter(['create_receipt'], { of: clerk });
    expect((await ask('totals', nobody)).code).toBe('permission_denied');
  });
});

describe('all rows of a list', () => {
  it('are named by their ids, those that are asked for and no others', async () => {
    const all = (await ask('ids')).message.ids;
    expect(new Set(all).size).toBe(4);
    const [row] = (await ask('list?keyword=C')).message.data;
    expect((await ask('ids?keyword=C')).message).toEqual({ ids: [row.id] });
    const there = await server.enter([receipt.permissions.list], {
      of: clerk,
      branchId: await server.openBranch(clerk),
    });
    expect((await ask('ids', there)).message).toEqual({ ids: [] });
  });

  it('are refused beyond what may be selected', async () => {
    const add = (from: number, to: number) =>
      server.database.adminQuery(
        `insert into shelves (business_id, id, name, search_text)
         select $1, gen_random_uuid(), 'Shelf ' || n, 'x' from generate_series($2::int, $3::int) n`,
        [clerk.businessId, from, to],
      );
    await add(1, LARGEST_SELECTION);
    const all = await server.ask(clerk, 'GET api/shelf/ids');
    expect(all.body.message.ids).toHaveLength(LARGEST_SELECTION);
    await add(LARGEST_SELECTION + 1, LARGEST_SELECTION + 1);
    const more = await server.ask(clerk, 'GET api/shelf/ids');
    expect([more.status, more.body.code]).toEqual([409, 'too_many_to_select']);
  });
});
