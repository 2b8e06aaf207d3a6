import { expect, test } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { viewAddress } from '../screens/addresses.ts';
import { mayExport } from './bulk-actions.ts';
import { mayDelete, mayModify } from './row-actions.tsx';
import { rowsShown } from './rows-shown.ts';

const plain = {
  module: 'shelf',
  title: 'name',
  scope: 'business',
  fields: { name: f.text({ required: true }) },
  list: { columns: ['name'] },
  form: [],
} as const;
const reader = defineEntity({ ...plain, name: 'reader' });
const card = defineEntity({
  ...plain,
  name: 'card',
  conditions: { lost: (e) => e.eq('name', ''), reader: (e) => e.eq('name', 'reader') },
  borrowed: { reader: { from: 'reader', rights: ['list_readers'] } },
});
const registry = { entities: [card, reader] };
const all = () => true;

test('a row that a list borrows opens the record it stands for, and nothing is done with it', () => {
  const shown = rowsShown(card, 'reader', registry);
  expect(viewAddress(shown, 'x', all)).toBe('/shelf/reader-view?id=x');
  expect(viewAddress(shown, 'x', (right) => right !== 'view_reader')).toBeUndefined();
  expect([mayModify(shown, all), mayDelete(shown, all), mayExport(shown, all)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('where nobody lends anything yet there is nothing to open', () => {
  const shown = rowsShown(card, 'reader', { entities: [card] });
  expect(viewAddress(shown, 'x', all)).toBeUndefined();
});

test('its own rows are handled as ever', () => {
  for (const condition of ['all', 'lost', 'deleted']) expect(rowsShown(card, condition, registry)).toBe(card);
});
