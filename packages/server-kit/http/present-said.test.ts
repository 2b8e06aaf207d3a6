import { expect, test } from 'vitest';
import { currencyCodes } from '#core/currencies.ts';
import { file, many, maybe, one, sometimes, underRight } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { saidSchema } from '../openapi/body-schema.ts';
import { presentSaid } from './present-said.ts';

const shelf = one({
  name: f.text(),
  keeper: f.ref('user'),
  value: f.money({ read: 'see_values' }),
  last: maybe(one({ at: f.datetime(), cost: maybe(f.money({ read: 'see_values' })) })),
  goods: many({ quantity: f.quantity(), value: f.money({ read: 'see_values' }) }),
});
const given = {
  name: 'A1',
  keeper_id: 'u1',
  value: 150_000n,
  last: { at: new Date('2026-11-20T08:00:00Z'), cost: 5000n },
  goods: [{ quantity: 1500n, value: 100n, secret: 'said by nobody' }],
  secret: 'said by nobody',
};
const asker = (...permissions: string[]) =>
  ({
    actor: { account_type: 'employee', permissions: new Set(permissions) },
    branch: { currency: 'TZS', settings: {} },
  }) as never;

test('what asks a right is absent without it, whole answer and lines alike', () => {
  expect(presentSaid(shelf, given, asker())).toEqual({
    name: 'A1',
    keeper_id: 'u1',
    last: { at: '2026-11-20T08:00:00.000Z' },
    goods: [{ quantity: 1.5 }],
  });
});

test('with it amounts are as the wire has them, and nothing goes out that is not declared', () => {
  expect(presentSaid(shelf, given, asker('see_values'))).toEqual({
    name: 'A1',
    keeper_id: 'u1',
    value: 1500,
    last: { at: '2026-11-20T08:00:00.000Z', cost: 50 },
    goods: [{ quantity: 1.5, value: 1 }],
  });
  expect(presentSaid(shelf, { ...given, last: null }, asker())).toMatchObject({ last: null });
});

test('programs are told the same list', () => {
  const { properties } = saidSchema(shelf) as { properties: Record<string, object> };
  expect(Object.keys(properties)).toEqual(['name', 'keeper_id', 'value', 'last', 'goods']);
  expect(properties.value).toMatchObject({ 'x-read-permission': 'see_values', type: 'number' });
  expect(properties.last).toMatchObject({ anyOf: [{ type: 'object' }, { type: 'null' }] });
});

const report = one({
  stock: underRight('see_stock', one({ quantity: f.quantity(), value: f.money({ read: 'see_values' }) })),
  branches: many({ name: f.text(), sales: sometimes(f.money({ read: 'see_values' })) }),
});
const found = {
  stock: { quantity: 2000n, value: 500n },
  branches: [{ name: 'Kariakoo', sales: 700n }, { name: 'Mwanza' }],
};

test('a part under a right is taken out with all that is inside, though the server gave it', () => {
  expect(presentSaid(report, found, asker('see_values'))).toEqual({
    branches: [{ name: 'Kariakoo', sales: 7 }, { name: 'Mwanza' }],
  });
  expect(presentSaid(report, found, asker('see_stock')).stock).toEqual({ quantity: 2 });
  expect(presentSaid(report, { ...found, stock: undefined }, asker('see_stock'))).not.toHaveProperty('stock');
});

test('what is there sometimes only has no key where there is none, and asks its right all the same', () => {
  expect(presentSaid(report, found, asker()).branches).toEqual([{ name: 'Kariakoo' }, { name: 'Mwanza' }]);
});

test('programs are told which right opens a part, and what may be absent', () => {
  const { properties } = saidSchema(report) as { properties: Record<string, never> };
  expect(properties.stock).toMatchObject({ type: 'object', 'x-read-permission': 'see_stock' });
  expect(properties.branches).toMatchObject({
    items: { properties: { sales: { 'x-read-permission': 'see_values', description: expect.any(String) } } },
  });
});

test('a file goes out as it is', () => {
  const bytes = { name: 'a.txt' };
  expect(presentSaid(file('text/plain'), bytes, asker())).toBe(bytes);
  expect(saidSchema(file('text/plain'))).toEqual({ type: 'string', contentMediaType: 'text/plain' });
});

test('amounts are in the currency that stands beside them, and in that of the branch where none does', () => {
  const sheet = one({
    total: f.money(),
    there: one({ currency: f.code(currencyCodes), rows: many({ total: f.money() }) }),
  });
  const made = { total: 500n, there: { currency: 'JPY', rows: [{ total: 500n }] } };
  expect(presentSaid(sheet, made, asker())).toEqual({
    total: 5,
    there: { currency: 'JPY', rows: [{ total: 500 }] },
  });
});
