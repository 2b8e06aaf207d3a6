import { expect, test } from 'vitest';
import { LOCK_ORDER } from '#modules/lock-order.ts';
import { registry } from '#modules/registry.ts';

test('every document that may be paid later has its place between the stock and the debts', () => {
  const order: readonly string[] = LOCK_ORDER;
  const payable = registry.entities.filter((entity) => entity.payable).map(({ table }) => table);
  expect(payable.length).toBeGreaterThan(0);
  for (const table of payable) {
    expect(order.indexOf(table)).toBeGreaterThan(order.indexOf('stock_values'));
    expect(order.indexOf(table)).toBeLessThan(order.indexOf('debts'));
  }
});

test('no table stands in the order twice', () => {
  expect(new Set(LOCK_ORDER).size).toBe(LOCK_ORDER.length);
});
