import { expect, it } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { readFilters, readListState, writeListState } from '../list-address.ts';
import type { ListColumns } from '../use-list-columns.ts';
import { askedBy, showsView, standOfList } from './stand-of-list.ts';

const thing = defineEntity({
  name: 'thing',
  module: 'shed',
  title: 'name',
  scope: 'business',
  fields: { name: f.text({ required: true }), box: f.ref('box') },
  conditions: { broken: (e) => e.eq('name', 'broken') },
  filters: ['box'],
  list: { columns: ['name'], sort: 'name' },
  form: [{ key: 'main', rows: [['name']] }],
});
const change = () => undefined;
const at = (address: Record<string, string>) => ({
  state: readListState(address, thing),
  filters: readFilters(address, thing),
  change,
});
const columns = {
  taste: { columns: [{ key: 'name', shown: true }], density: 'compact' },
} as unknown as ListColumns;

it('what a list shows is kept without the word and the page, and asked for again just so', () => {
  const filter = '{"join":"all","parts":[{"field":"name","is":"contains","value":"a"}]}';
  const open = at({ condition: 'broken', order: '-1', page: '3', keyword: 'red', box_id: '7', filter });
  const view = standOfList(open, columns);
  expect(view).toEqual({
    ...{ condition: 'broken', sort: '', order: -1, filters: { box_id: '7', filter } },
    ...{ columns: [{ key: 'name', shown: true }], density: 'compact' },
  });
  const { state, filters } = askedBy(view, thing);
  const address = writeListState({ ...open.state, ...state }, filters, thing);
  expect(address).toEqual({ condition: 'broken', order: '-1', box_id: '7', filter });
  expect(showsView(at({ ...address }), view, thing)).toBe(true);
  expect([showsView(open, view, thing), showsView(at({}), view, thing)]).toEqual([false, false]);
});

it('a view that lost its sort takes the usual one, and one that lost its rules has none', () => {
  const view = { ...standOfList(at({}), columns), sort: '', filters: { filter: 'none' } };
  expect(askedBy(view, thing)).toEqual({
    state: { condition: 'all', sort: '', order: 1, keyword: '', page: 1 },
    filters: {},
  });
});
