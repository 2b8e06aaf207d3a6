import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { call } from './client.ts';
import { queriesOf } from './queries.ts';

vi.mock('./client.ts', { spy: true });

const shelf = defineEntity({
  name: 'shelf',
  module: 'inventory',
  title: 'name',
  scope: 'business',
  fields: { name: f.text({ required: true }) },
  list: { columns: ['name'] },
  form: [],
});
const asked: string[] = [];
const row = (id: string) => ({ id, version: 1, created_at: '' });

beforeEach(() => {
  asked.length = 0;
  vi.mocked(call).mockImplementation(async (_method, path) => {
    asked.push(path);
    if (path.startsWith('shelf/search')) return [row('a'), row('b')] as never;
    return { all: { total: 5 }, broken: { total: 10_000, total_is_capped: true } } as never;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a list in which a word is typed shows the rows of the search call, as the specification prints it', async () => {
  const state = { ...DEFAULT_LIST_STATE, keyword: 'unga', limit: 2, page: 2 };
  const page = await new QueryClient().fetchQuery(queriesOf(shelf).list(state, { box_id: '7' }));
  expect(asked.toSorted()).toEqual([
    'shelf/counts?box_id=7&keyword=unga',
    'shelf/search?box_id=7&condition=all&sort=&order=1&keyword=unga&limit=2&page=2',
  ]);
  expect(page).toEqual({
    ...{ limit: 2, current_page: 2, total_pages: 3, next_page: 3, previous_page: 1, total: 5 },
    data: [row('a'), row('b')],
  });
});

it('a search that finds more than is counted goes on as long as its pages are full', async () => {
  const state = { ...DEFAULT_LIST_STATE, condition: 'broken', keyword: 'u', limit: 2, page: 5000 };
  const page = await new QueryClient().fetchQuery(queriesOf(shelf).list(state));
  expect(page).toMatchObject({ total: 10_000, total_is_capped: true, next_page: 5001 });
});

it('choosing a record asks with the same parameters', async () => {
  await new QueryClient().fetchQuery(queriesOf(shelf).search('unga', 12));
  expect(asked).toEqual(['shelf/search?condition=all&sort=&order=1&keyword=unga&limit=12&page=1']);
});
