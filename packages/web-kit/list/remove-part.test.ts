import { afterEach, expect, it, vi } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { call } from '../api/client.ts';
import { removePart } from './remove-part.ts';

vi.mock('../api/client.ts', { spy: true });

const shelf = defineEntity({
  name: 'shelf',
  module: 'inventory',
  title: 'name',
  scope: 'business',
  fields: { name: f.text({ required: true }) },
  list: { columns: ['name'] },
  form: [],
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('deletes a single row by DELETE and several by one call with their ids (specification §7)', async () => {
  const asked = vi.mocked(call).mockResolvedValue('Deleted');
  expect(await removePart(shelf, ['a'])).toBe('Deleted');
  expect(await removePart(shelf, ['a', 'b'])).toBe('Deleted');
  expect(asked.mock.calls).toEqual([
    ['DELETE', 'shelf?id=a', {}],
    ['POST', 'shelf/delete', { body: { ids: ['a', 'b'] } }],
  ]);
});
