import { expect, test } from 'vitest';
import type { z } from 'zod';
import { defineEntity } from '../define-entity.ts';
import { f } from '../fields.ts';
import { problemsOf, schemasOf } from './schemas.ts';

const crate = defineEntity({
  name: 'crate',
  module: 'test',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 12 }),
    price: f.money({ required: true }),
    weight: f.quantity(),
    kind: f.choice(['wood', 'plastic'], { default: 'wood' }),
    owner: f.ref('customer'),
    labels: f.texts({ max: 2 }),
    made: f.date(),
    share: f.percent(),
    parts: f.lines({ title: f.text({ required: true }), count: f.quantity({ required: true }) }),
    total: f.money({ owner: 'system' }),
    stock: f.quantity({ from: 'stockOnHand' }),
    opening_stock: f.quantity({ once: true }),
    bought: f.date({ fixed: true }),
  },
  list: { columns: ['name'] },
  form: [{ key: 'main', rows: [['name', 'price']] }],
});

const { create, update } = schemasOf(crate, { currency: 'TZS' });

const good = { name: ' Kreti  kubwa ', price: 1250.5 };

function problems(schema: z.ZodType, body: unknown): Record<string, string> {
  const result = schema.safeParse(body);
  if (result.success) return {};
  return Object.fromEntries(Object.entries(problemsOf(result.error)).map(([field, { key }]) => [field, key]));
}

test('wire values become what the database keeps', () => {
  expect(create.parse({ ...good, weight: 1.25, share: 7.5, labels: ['a'], made: '2026-02-28' })).toEqual({
    name: 'Kreti kubwa',
    price: 125050n,
    weight: 1250n,
    share: 750,
    labels: ['a'],
    made: '2026-02-28',
  });
});

test('each fault names its field', () => {
  expect(
    problems(create, {
      name: ' ',
      price: 12.345,
      weight: -1,
      kind: 'iron',
      owner_id: 'x',
      made: '2026-02-30',
    }),
  ).toEqual({
    name: 'required',
    price: 'amount_two_decimals',
    weight: 'negative',
    kind: 'not_choice',
    owner_id: 'not_id',
    made: 'not_date',
  });
  expect(problems(create, {})).toEqual({ name: 'required', price: 'required' });
  expect(problems(create, { ...good, labels: ['a', 'b', 'c'] })).toEqual({ labels: 'too_many' });
  expect(problems(create, { ...good, labels: ['a', 'a'] })).toEqual({ labels: 'repeated' });
  expect(problems(create, { ...good, parts: [{ title: '', count: 0.0001 }] })).toEqual({
    'parts.0.title': 'required',
    'parts.0.count': 'quantity_decimals',
  });
});

test('what the server keeps or computes, and what is unknown, is refused by name', () => {
  expect(problems(create, { ...good, total: 1, stock: 1, business_id: 'x', __proto__x: 1 })).toEqual({
    total: 'unknown_key',
    stock: 'unknown_key',
    business_id: 'unknown_key',
    __proto__x: 'unknown_key',
  });
  expect(problems(update, { version: 1, opening_stock: 3 })).toEqual({ opening_stock: 'unknown_key' });
});

test('what is posted is taken as the row is made, and afterwards refused as such', () => {
  expect(create.parse({ ...good, bought: '2026-02-28' })).toMatchObject({ bought: '2026-02-28' });
  expect(problems(update, { version: 1, bought: '2026-02-28' })).toEqual({ bought: 'posted' });
  expect(problems(update, { version: 1, bought: null })).toEqual({ bought: 'posted' });
});

test('wrong types are sentences, never crashes', () => {
  for (const wrong of [null, 1, 'text', [], { price: {} }, { ...good, name: 7 }, { ...good, price: '1' }]) {
    expect(create.safeParse(wrong).success).toBe(false);
  }
  expect(problems(create, { name: 'x\u0000', price: 1 })).toEqual({ name: 'control_characters' });
  expect(problems(create, { name: 'abcdefghijklm', price: 1 })).toEqual({ name: 'too_long' });
});

test('an update carries its version and may leave everything else out', () => {
  expect(update.parse({ version: 3 })).toEqual({ version: 3 });
  expect(problems(update, { name: 'x' })).toHaveProperty('version');
  expect(problems(update, { version: 1, name: '' })).toEqual({ name: 'required' });
  expect(update.parse({ version: 1, owner_id: null, made: '' })).toEqual({
    version: 1,
    owner_id: null,
    made: null,
  });
});
