import { describe, expect, test } from 'vitest';
import { ALL_PERMISSIONS, PERMISSION_GROUPS } from '../../permissions.ts';
import { isModuleUsed, usualRoles } from './usual-roles.ts';

const rightsOf = (module: string) =>
  PERMISSION_GROUPS.find((group) => group.module === module)?.permissions ?? [];
const roleOf = (key: string, trade: string) =>
  new Set(usualRoles(trade).find((role) => role.key === key)?.permissions);

describe('the roles that a business begins with', () => {
  test('hold rights of the catalogue, each more than none', () => {
    for (const { permissions } of usualRoles('other')) {
      expect(permissions.length).toBeGreaterThan(15);
      expect(permissions.filter((right) => !ALL_PERMISSIONS.has(right))).toEqual([]);
    }
  });

  test('a cashier sells and sees neither cost nor profit; a store keeper sells nothing', () => {
    const [cashier, keeper] = [roleOf('cashier', 'other'), roleOf('store_keeper', 'other')];
    expect(cashier.has('create_sale')).toBe(true);
    for (const right of [
      'view_buying_price',
      'view_profit',
      'delete_sale',
      'back_date_sale',
      'view_account_balance',
    ])
      expect([right, cashier.has(right)]).toEqual([right, false]);
    expect([keeper.has('adjust_product_stock'), keeper.has('create_sale')]).toEqual([true, false]);
  });

  test('a manager runs the branch and gives nobody rights', () => {
    const manager = roleOf('manager', 'other');
    expect(manager.isSupersetOf(roleOf('cashier', 'other').union(roleOf('store_keeper', 'other')))).toBe(
      true,
    );
    for (const right of [
      'modify_role',
      'modify_employee_branch_access',
      'access_branch_settings',
      'reset_branch_data',
    ])
      expect([right, manager.has(right)]).toEqual([right, false]);
  });

  test.each([
    ['pharmacy', []],
    ['logistics', ['transport']],
    ['other', ['transport', 'service', 'hotel']],
  ])('of a %s hold rights of transport, service and hotel only where it has them: %j', (trade, used) => {
    for (const module of ['transport', 'service', 'hotel']) {
      expect([module, isModuleUsed(module, trade)]).toEqual([module, used.includes(module as never)]);
      const isHeld = rightsOf(module).some((right) => roleOf('manager', trade).has(right));
      expect([module, isHeld]).toEqual([module, used.includes(module as never)]);
    }
    expect(isModuleUsed('inventory', trade)).toBe(true);
  });
});
