import { expect, test } from 'vitest';
import { columnsMoved } from './list-columns.tsx';

const COLUMNS = [
  { key: 'name', title: 'Name', shown: true, locked: true },
  { key: 'price', title: 'Price', shown: true, width: 120 },
  { key: 'stock', title: 'Stock', shown: true },
  { key: 'code', title: 'Code', shown: false },
];
const after = (key: string, before: string | null) =>
  columnsMoved(COLUMNS, key, before).map((one) => one.key);

test.each([
  ['stock', 'price', ['name', 'stock', 'price', 'code']],
  ['price', null, ['name', 'stock', 'price', 'code']],
  ['code', 'price', ['name', 'code', 'price', 'stock']],
  ['price', 'price', ['name', 'stock', 'price', 'code']],
  ['name', null, ['name', 'price', 'stock', 'code']],
  ['stock', 'name', ['name', 'price', 'stock', 'code']],
  ['gone', 'price', ['name', 'price', 'stock', 'code']],
])('%s before %s', (key, before, keys) => {
  expect(after(key, before)).toEqual(keys);
});

test('a column keeps its width where it goes', () => {
  expect(columnsMoved(COLUMNS, 'price', null)[2]).toMatchObject({ key: 'price', width: 120 });
});
