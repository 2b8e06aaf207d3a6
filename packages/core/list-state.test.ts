import { expect, test } from 'vitest';
import { orderInForce, pageSizeOptions, storedOrder } from './list-state.ts';

test('page sizes are the multiples of the limit up to 1000, merged with those offered (specification §9)', () => {
  const sizes = pageSizeOptions(20);
  expect(sizes[0]).toBe(20);
  expect(sizes.at(-1)).toBe(1000);
  expect(sizes).toHaveLength(50);
  expect(pageSizeOptions(300, [20, 40])).toEqual([20, 40, 300, 600, 900]);
});

test('an empty sort is the usual one of the list, and its order turns that round (specification §4)', () => {
  const sales = { title: 'number', list: { columns: [], sort: 'date', order: -1 as const } };
  const roles = { title: 'name', list: { columns: [] } };
  expect(orderInForce(sales, { sort: '', order: 1 })).toEqual({ sort: 'date', order: -1 });
  expect(orderInForce(sales, { sort: '', order: -1 })).toEqual({ sort: 'date', order: 1 });
  expect(orderInForce(roles, { sort: '', order: -1 })).toEqual({ sort: 'name', order: -1 });
  expect(orderInForce(sales, { sort: 'total', order: -1 })).toEqual({ sort: 'total', order: -1 });
  expect(storedOrder(sales, { sort: 'date', order: -1 })).toEqual({ sort: '', order: 1 });
  expect(storedOrder(sales, { sort: 'date', order: 1 })).toEqual({ sort: '', order: -1 });
  expect(storedOrder(sales, { sort: 'total', order: 1 })).toEqual({ sort: 'total', order: 1 });
});
