import { expect, test } from 'vitest';
import { defineEntity } from '../define-entity.ts';
import { defineModule, makeRegistry } from '../define-module.ts';
import { f } from '../fields.ts';
import { tablesOf } from './table.ts';

const words = { one: '', many: '', lower: '', new: '', fields: {} };

const shelf = defineEntity({
  name: 'shelf',
  module: 'test',
  title: 'name',
  scope: 'branch',
  fields: { name: f.text({ required: true, unique: 'business' }) },
  list: { columns: ['name'] },
  form: [],
  names: { plural: 'shelves' },
});

const crate = defineEntity({
  name: 'big-crate',
  module: 'test',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, search: true }),
    shelf: f.ref('shelf'),
    codes: f.texts(),
    price: f.money({ per: 'branch' }),
    stock: f.quantity({ from: 'stockOnHand' }),
    parts: f.lines({ shelf: f.ref('shelf', { required: true }), spare: f.ref('shelf'), count: f.quantity() }),
  },
  claims: {
    name: 'codes',
    fields: ['codes'],
    sameThing: [],
    keyOf: (code) => code,
    of: () => [],
  },
  filters: ['parts.shelf'],
  list: { columns: ['name'] },
  form: [],
});

const registry = makeRegistry([
  defineModule({
    name: 'test',
    title: { en: 'Test', sw: 'Jaribio' },
    icon: 'package',
    permission: null,
    entities: [
      { entity: shelf, words: { en: words, sw: words } },
      { entity: crate, words: { en: words, sw: words } },
    ],
  }),
]);

const tables = tablesOf(crate, registry);

test('one definition gives its table, its values per branch, its lines and its claims', () => {
  expect(tables.map(({ name }) => name)).toEqual([
    'big_crates',
    'big_crate_branches',
    'big_crate_parts',
    'big_crate_codes',
  ]);
  const [own] = tables;
  expect(own?.columns.map(({ name }) => name)).not.toContain('stock');
  expect(own?.columns.map(({ name }) => name)).not.toContain('price');
  expect(own?.search).toEqual({ order: 'name' });
});

test('every key, unique index and foreign key begins with business_id, so that no row points across the wall', () => {
  for (const table of [...tables, ...tablesOf(shelf, registry)]) {
    expect(table.primaryKey[0]).toBe('business_id');
    for (const index of table.indexes) expect(index.columns[0]).toBe('business_id');
    for (const key of table.foreignKeys) {
      expect(key.columns[0]).toBe('business_id');
      expect(key.references[0]).toBe('business_id');
    }
  }
});

test('identity, business and birth of a row cannot be updated', () => {
  for (const table of [...tables, ...tablesOf(shelf, registry)]) {
    const updatable = table.columns.filter((column) => column.updatable).map(({ name }) => name);
    for (const name of ['business_id', 'id', 'branch_id', 'created_at', 'created_by'])
      expect(updatable).not.toContain(name);
  }
});

test('a branch entity has its two indexes (architecture §9)', () => {
  const names = tablesOf(shelf, registry)[0]?.indexes.map(({ columns }) => columns.join());
  expect(names).toContain('business_id,branch_id,created_at desc,id,deleted_at');
  expect(names).toContain('business_id,created_at desc,id,deleted_at');
});

test('the index of a reference in lines that narrows the list tells by itself which rows have it', () => {
  const lines = tables.find(({ name }) => name === 'big_crate_parts');
  expect(lines?.indexes.map(({ columns }) => columns.join())).toEqual([
    'business_id,shelf_id,big_crate_id',
    'business_id,spare_id',
  ]);
});
