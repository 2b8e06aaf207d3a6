import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyEntity, defineEntity } from '#core/define-entity.ts';
import { defineModule, makeRegistry } from '#core/define-module.ts';
import type { Fields } from '#core/fields/kind.ts';
import { f } from '#core/fields.ts';
import type { FilterGroup, FilterPart } from '#core/list-filter.ts';
import { readWorkbook } from '../excel/read-workbook.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';

const named = (name: string, plural: string) =>
  defineEntity({
    name,
    module: 'kitchen',
    title: 'name',
    scope: 'business',
    fields: { name: f.text({ required: true, search: true }) },
    list: { columns: ['name'] },
    form: [],
    names: { plural },
  });

const FIELDS = {
  number: f.text({ required: true, search: true }),
  price: f.money({ required: true }),
  dishes: f.lines({
    food: f.ref('food', { required: true }),
    spice: f.ref('food', { read: 'see_spices' }),
    side: f.ref('food'),
  }),
  notes: f.lines({ food: f.ref('food') }, { read: 'see_notes' }),
  seats: f.lines({ food: f.ref('food') }, { listed: true }),
};
const orderOf = (filters: readonly `${keyof typeof FIELDS}.${string}`[]) =>
  defineEntity({
    name: 'order',
    module: 'kitchen',
    title: 'number',
    scope: 'branch',
    fields: FIELDS,
    filters,
    list: { columns: ['number', 'price'], sort: 'number' },
    totals: { of: ['price'] },
    form: [],
  });
const order = orderOf(['dishes.food', 'dishes.spice', 'notes.food', 'seats.food']);
const entities: AnyEntity[] = [
  named('user', 'guests'),
  named('branch', 'branches'),
  named('food', 'foods'),
  order,
];
const registry = makeRegistry([
  defineModule({
    name: 'kitchen',
    title: { en: 'Kitchen', sw: 'Jiko' },
    icon: 'box',
    permission: null,
    entities: entities.map((entity) => ({ entity, words: { en: wordsOf(entity), sw: wordsOf(entity) } })),
  }),
]);
const RIGHTS = [
  ...registry.entities.flatMap(({ permissions }) => Object.values(permissions)),
  ...['see_spices', 'see_notes', 'export_to_excel'],
];

let server: TestServer;
let owner: TestCaller;
let rice: string;
let beans: string;
let tea: string;

beforeAll(async () => {
  server = await testServer(registry);
  owner = await server.enter(RIGHTS);
  const make = async (route: string, body: object, by = owner): Promise<string> =>
    (await server.ask(by, `POST api/${route}`, { body })).body.message.id;
  [rice, beans, tea] = (await Promise.all(
    ['Rice', 'Beans', 'Tea'].map((name) => make('food', { name })),
  )) as [string, string, string];
  const both = [{ food_id: rice, spice_id: tea }, { food_id: beans }, { food_id: rice, side_id: beans }];
  await make('order', { number: '1', price: 100, dishes: both, seats: [{ food_id: tea }] });
  await make('order', { number: '2', price: 20, dishes: [{ food_id: beans }], notes: [{ food_id: rice }] });
  await make('order', { number: '3', price: 3, dishes: [] });
  const elsewhere = await server.enter(RIGHTS, { of: owner, branchId: await server.openBranch(owner) });
  await make('order', { number: '9', price: 9000, dishes: both }, elsewhere);
});
afterAll(() => server.close());

const rules = (...parts: FilterPart[]) => ({ join: 'all', parts }) satisfies FilterGroup;
const any = (...parts: FilterPart[]) => ({ join: 'any', parts }) satisfies FilterGroup;
const asked = (filter: FilterGroup) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const get = (call: string, query: string, by = owner) => server.ask(by, `GET api/order/${call}?${query}`);
const numbers = async (query: string, by = owner) => {
  const { data, total } = (await get('list', query, by)).body.message;
  expect(total).toBe(data.length);
  return data.map(({ number }: { number: string }) => number);
};

describe('a list that is narrowed by a reference in lines', () => {
  it('shows each row once that has such a line, in this branch', async () => {
    expect(await numbers(`dishes.food_id=${rice}`)).toEqual(['1']);
    expect(await numbers(`dishes.food_id=${beans}`)).toEqual(['1', '2']);
    expect(await numbers(`dishes.food_id=${tea}`)).toEqual([]);
    expect(await numbers(`dishes.food=${beans}&seats.food_id=${tea}`)).toEqual(['1']);
    const stranger = await server.enter(RIGHTS);
    expect(await numbers(`dishes.food_id=${rice}`, stranger)).toEqual([]);
  });

  it.each<[string, () => FilterGroup, string[]]>([
    ['one of', () => rules({ field: 'dishes.food', is: 'one_of', value: [rice, tea] }), ['1']],
    ['none of', () => rules({ field: 'dishes.food', is: 'none_of', value: [rice] }), ['2', '3']],
    ['no line at all', () => rules({ field: 'dishes.food', is: 'empty' }), ['3']],
    ['any line', () => rules({ field: 'dishes.food', is: 'filled' }), ['1', '2']],
    ['a line that names none', () => rules({ field: 'dishes.spice', is: 'empty' }), ['2', '3']],
    [
      'beside another rule',
      () =>
        any(
          { field: 'dishes.food', is: 'one_of', value: [rice] },
          { field: 'price', is: 'below', value: 10 },
        ),
      ['1', '3'],
    ],
  ])('answers rules: %s', async (_, filter, found) => {
    expect(await numbers(asked(filter()))).toEqual(found);
  });

  it('has the same rows in its totals, its selection and its sheet', async () => {
    const query = `dishes.food_id=${beans}`;
    const totals = (await get('totals', query)).body.message;
    expect(totals).toEqual({ count: 2, sums: [{ price: 120 }] });
    expect((await get('ids', query)).body.message.ids).toHaveLength(2);
    const { sheets } = await readWorkbook((await get('export', query)).bytes);
    expect(sheets[0]?.rows).toHaveLength(3);
  });

  it('is refused like a field that does not exist where the reference, its lines or the record are not for the caller', async () => {
    const without = (right: string) =>
      server.enter(
        RIGHTS.filter((one) => one !== right),
        { of: owner },
      );
    for (const [right, path, value] of [
      ['see_spices', 'dishes.spice', tea],
      ['see_notes', 'notes.food', rice],
      ['view_order', 'dishes.food', rice],
    ] as const) {
      const clerk = await without(right);
      const rule = asked(any({ field: 'number', is: 'filled' }, { field: path, is: 'filled' }));
      for (const query of [`${path}_id=${value}`, rule])
        for (const call of ['list', 'search', 'totals', 'ids', 'export']) {
          const { status, body } = await get(call, query, clerk);
          expect([right, call, status, body.code]).toEqual([right, call, 400, 'invalid_parameter']);
          expect((await get(call, query)).status).toBe(200);
        }
    }
    const listing = await without('view_order');
    expect(await numbers(`seats.food_id=${tea}`, listing)).toEqual(['1']);
  });

  it.each([
    ['lines without a part', 'dishes=1'],
    ['a reference that the definition does not name', 'dishes.side_id=1'],
    ['an id that is none', 'dishes.food_id=1'],
    ['a field of what the line names', 'dishes.food.name=Rice'],
    ['a key of the prototype', 'constructor.name_id=1'],
  ])('refuses %s', async (_, query) => {
    const { status, body } = await get('list', query);
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    expect(body.message).toContain(`“${query.split('=')[0]}”`);
  });
});

it('is a mistake of the program where the lines have no such reference', () => {
  expect(() => orderOf(['dishes.drink'])).toThrow('order has no reference dishes.drink in its lines.');
  expect(() => orderOf(['price.food'])).toThrow('order has no reference price.food in its lines.');
});

function wordsOf({ name, fields }: { name: string; fields: Fields }) {
  const words = Object.fromEntries(Object.keys(fields).map((key) => [key, key]));
  return { one: name, many: name, lower: name, new: name, fields: words };
}
