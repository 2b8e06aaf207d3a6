import { expect, test } from 'vitest';
import { lockOrder } from '#modules/lock-order.ts';
import { registry } from '#modules/registry.ts';

const order = lockOrder(registry);

test('every document that may be paid later has its place between the stock and the debts', () => {
  const payable = registry.entities.filter((entity) => entity.payable).map(({ table }) => table);
  expect(payable.length).toBeGreaterThan(0);
  for (const table of payable) {
    expect(order.indexOf(table)).toBeGreaterThan(order.indexOf('stock_values'));
    expect(order.indexOf(table)).toBeLessThan(order.indexOf('debts'));
  }
});

test('no table stands in the order twice', () => {
  expect(new Set(order).size).toBe(order.length);
});

test('no document is without a place, the one of a module that is yet to come neither', () => {
  const documents = registry.entities.filter(({ states }) => states).map(({ table }) => table);
  expect(documents.filter((table) => !order.includes(table))).toEqual([]);
  const [one] = registry.entities.filter(({ states }) => states);
  const coming = { ...one, table: 'trips' } as (typeof registry.entities)[number];
  const later = lockOrder({ entities: [...registry.entities, coming] });
  expect(later.indexOf('trips')).toBeGreaterThan(later.indexOf('transactions'));
  expect(later.indexOf('trips')).toBeLessThan(later.indexOf('debts'));
});
