import { expect, test } from 'vitest';
import { allowed } from './permissions.ts';

const cashier = { account_type: 'employee', permissions: new Set(['list_sales', 'create_sale']) };

test('a right must be held, all of them where several are asked for', () => {
  expect(allowed(cashier, 'list_sales')).toBe(true);
  expect(allowed(cashier, 'list_products')).toBe(false);
  expect(allowed(cashier, ['list_sales', 'create_sale'])).toBe(true);
  expect(allowed(cashier, ['list_sales', 'list_products'])).toBe(false);
});

test('free_access passes for everyone and onepos passes everything (specification §6)', () => {
  const nobody = { account_type: 'employee', permissions: new Set<string>() };
  expect(allowed(nobody, 'free_access')).toBe(true);
  expect(allowed({ ...nobody, account_type: 'onepos' }, 'list_products')).toBe(true);
  expect(allowed({ ...nobody, account_type: 'owner' }, 'list_products')).toBe(false);
});
