import { expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import { rightsIn } from './granting.rules.ts';

test('an owner without a role holds everything, with a role what it says', () => {
  expect(rightsIn('owner', null, ALL_PERMISSIONS)).toBe(ALL_PERMISSIONS);
  expect([...rightsIn('owner', ['view_product'], ALL_PERMISSIONS)]).toEqual(['view_product']);
});

test.each(['employee', 'agent', 'system'])('%s without a role holds nothing', (accountType) => {
  expect(rightsIn(accountType, null, ALL_PERMISSIONS).size).toBe(0);
});

test('a role cannot hold what is no right, such as free_access', () => {
  const held = rightsIn('employee', ['free_access', 'onepos', 'view_sale'], ALL_PERMISSIONS);
  expect([...held]).toEqual(['view_sale']);
});
