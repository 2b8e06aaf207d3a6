import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import type { FilterGroup, FilterPart } from '#core/list-filter.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const RIGHTS = [...warehouse.entities.flatMap(({ permissions }) => Object.values(permissions)), 'view_cost'];
const ZONE = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };

let server: TestServer;
let owner: TestCaller;
let shelfId = '';

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter([...RIGHTS, 'modify_price']);
  const day = (days: number) => addDays(businessDay(new Date(), ZONE), days);
  const create = async (route: string, body: object) =>
    (await server.ask(owner, route, { body })).body.message;
  shelfId = (await create('POST api/shelf', { name: 'Top' })).id;
  for (const crate of [
    { name: 'Sukari 1kg', code: 'S%1', kind: 'wood', cost: 900.5, price: 1000, weight: 1, packed: day(0) },
    { name: 'Sukari 2kg', kind: 'plastic', cost: 1800, price: 2000, weight: 2, barcodes: ['6201', '6202'] },
    { name: 'Unga', kind: 'wood', price: 500, weight: 0.5, packed: day(-1), shelf_id: shelfId },
    { name: 'Chai_bora', kind: 'wood', cost: 300, price: 700, packed: day(-40) },
  ])
    await create('POST api/crate', crate);
});
afterAll(() => server.close());

const all = (...parts: FilterPart[]): FilterGroup => ({ join: 'all', parts });
const any = (...parts: FilterPart[]): FilterGroup => ({ join: 'any', parts });
const ask = (filter: unknown, by = owner, call = 'list', rest = '') => {
  const text = typeof filter === 'string' ? filter : JSON.stringify(filter);
  return server.ask(by, `GET api/crate/${call}?filter=${encodeURIComponent(text)}${rest}`);
};
const found = async (filter: FilterGroup) => {
  const { data, total } = (await ask(filter)).body.message;
  expect(total).toBe(data.length);
  return data.map(({ name }: { name: string }) => name);
};

describe('rules of a filter', () => {
  it.each<[string, FilterPart, string[]]>([
    ['contains', { field: 'name', is: 'contains', value: 'SUKARI' }, ['Sukari 1kg', 'Sukari 2kg']],
    ['contains %', { field: 'name', is: 'contains', value: '%' }, []],
    ['contains _', { field: 'name', is: 'contains', value: '_' }, ['Chai_bora']],
    ['contains of a code', { field: 'code', is: 'contains', value: '%' }, ['Sukari 1kg']],
    ['starts', { field: 'name', is: 'starts', value: 'un' }, ['Unga']],
    ['is', { field: 'name', is: 'is', value: 'unga' }, ['Unga']],
    ['is, part of it', { field: 'name', is: 'is', value: 'ung' }, []],
    ['empty', { field: 'code', is: 'empty' }, ['Chai_bora', 'Sukari 2kg', 'Unga']],
    ['filled', { field: 'code', is: 'filled' }, ['Sukari 1kg']],
    ['one of several texts', { field: 'barcodes', is: 'is', value: '6202' }, ['Sukari 2kg']],
    ['several texts, none', { field: 'barcodes', is: 'empty' }, ['Chai_bora', 'Sukari 1kg', 'Unga']],
    ['at least', { field: 'cost', is: 'at_least', value: 900.5 }, ['Sukari 1kg', 'Sukari 2kg']],
    ['above', { field: 'cost', is: 'above', value: 900.5 }, ['Sukari 2kg']],
    ['at most', { field: 'price', is: 'at_most', value: 700 }, ['Chai_bora', 'Unga']],
    ['below', { field: 'weight', is: 'below', value: 1 }, ['Unga']],
    ['below nothing', { field: 'cost', is: 'below', value: -1 }, []],
    ['a computed number', { field: 'parts_count', is: 'above', value: 0 }, []],
    ['one of', { field: 'kind', is: 'one_of', value: ['plastic'] }, ['Sukari 2kg']],
    ['none of', { field: 'kind', is: 'none_of', value: ['wood'] }, ['Sukari 2kg']],
    ['today', { field: 'packed', is: 'within', value: 'today' }, ['Sukari 1kg']],
    ['30 days', { field: 'packed', is: 'within', value: 'last_30_days' }, ['Sukari 1kg', 'Unga']],
    ['from a day', { field: 'packed', is: 'at_least', value: '2999-01-01' }, []],
    ['a day', { field: 'packed', is: 'is', value: '2020-01-01' }, []],
  ])('%s', async (_, rule, names) => {
    expect(await found(all(rule))).toEqual(names);
  });

  it('ask for records, and for none of them also where none is named', async () => {
    expect(await found(all({ field: 'shelf', is: 'one_of', value: [shelfId] }))).toEqual(['Unga']);
    const others = await found(all({ field: 'shelf', is: 'none_of', value: [shelfId] }));
    expect(others).toEqual(['Chai_bora', 'Sukari 1kg', 'Sukari 2kg']);
  });

  it('know when a row was made, by the day of the branch', async () => {
    expect(await found(all({ field: 'created_at', is: 'within', value: 'last_7_days' }))).toHaveLength(4);
    expect(await found(all({ field: 'created_at', is: 'at_most', value: '2020-01-01' }))).toEqual([]);
    const day = businessDay(new Date(), ZONE);
    expect(await found(all({ field: 'created_at', is: 'at_least', value: addDays(day, 2) }))).toEqual([]);
  });

  it('are joined by all or any, groups within each other, and stay inside what else is asked', async () => {
    const wood: FilterPart = { field: 'kind', is: 'one_of', value: ['wood'] };
    const cheap: FilterPart = { field: 'price', is: 'below', value: 600 };
    const sugar: FilterPart = { field: 'name', is: 'contains', value: 'sukari' };
    expect(await found(all(wood, sugar))).toEqual(['Sukari 1kg']);
    expect(await found(any(cheap, sugar))).toEqual(['Sukari 1kg', 'Sukari 2kg', 'Unga']);
    expect(await found(all(wood, any(cheap, sugar)))).toEqual(['Sukari 1kg', 'Unga']);
    const everything = any(wood, { field: 'kind', is: 'none_of', value: ['wood'] });
    const names = (reply: { body: { message: { data: { name: string }[] } } }) =>
      reply.body.message.data.map(({ name }) => name);
    expect(names(await ask(everything, owner, 'list', '&condition=plastic'))).toEqual(['Sukari 2kg']);
    expect(names(await ask(everything, owner, 'list', '&keyword=unga'))).toEqual(['Unga']);
    expect(names(await ask(everything, owner, 'list', '&kind=wood'))).toHaveLength(3);
    const stranger = await server.enter(RIGHTS);
    expect(names(await ask(everything, stranger))).toEqual([]);
  });

  it.each([
    ['no filter at all', 'x', 'filter'],
    ['a field that is none', all({ field: 'colour', is: 'empty' }), 'colour'],
    ['a column that no rule names', all({ field: 'business_id', is: 'filled' }), 'business_id'],
    ['lines', all({ field: 'parts', is: 'empty' }), 'parts'],
    ['a key of the prototype', all({ field: 'constructor', is: 'empty' }), 'constructor'],
    ['a question its kind has no answer to', all({ field: 'name', is: 'above', value: 'a' }), 'name'],
    ['text where a number belongs', all({ field: 'price', is: 'is', value: '1' }), 'price'],
    ['more decimals than money has', all({ field: 'price', is: 'is', value: 0.001 }), 'price'],
    ['a period of nobody’s', all({ field: 'packed', is: 'within', value: 'soon' }), 'packed'],
    ['a day that is none', all({ field: 'packed', is: 'is', value: '2026-02-30' }), 'packed'],
    ['a choice that is none', all({ field: 'kind', is: 'one_of', value: ['steel'] }), 'kind'],
    ['an id that is none', all({ field: 'shelf', is: 'one_of', value: ['1'] }), 'shelf'],
    ['a value beside empty', all({ field: 'name', is: 'empty', value: 'x' }), 'name'],
    ['no value', all({ field: 'name', is: 'contains' }), 'name'],
    ['a character that no text has', all({ field: 'name', is: 'contains', value: 'a\0b' }), 'name'],
  ])('refuse %s', async (_, filter, named) => {
    const { status, body } = await ask(filter);
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    expect(body.message).toContain(`“${named}”`);
  });

  it('are refused where they ask for what the caller may not read, wherever they stand', async () => {
    const clerk = await server.enter(
      RIGHTS.filter((right) => right !== 'view_cost'),
      { of: owner },
    );
    const hidden: FilterPart = { field: 'cost', is: 'above', value: 0 };
    const open: FilterPart = { field: 'name', is: 'filled' };
    for (const filter of [all(hidden), any(open, hidden), all(open, any(open, hidden))])
      for (const call of ['list', 'search', 'export']) {
        clerk.permissions.add('export_to_excel');
        expect([call, (await ask(filter, clerk, call)).status]).toEqual([call, 400]);
      }
    expect((await ask(all(open), clerk)).status).toBe(200);
  });

  it('are none of the business of somebody who may only choose a row', async () => {
    const chooser = await server.enter(['create_delivery'], { of: owner });
    const filter = all({ field: 'name', is: 'filled' });
    expect((await ask(filter, owner, 'search')).status).toBe(200);
    expect((await ask(filter, chooser, 'search')).body.code).toBe('invalid_parameter');
  });
});
