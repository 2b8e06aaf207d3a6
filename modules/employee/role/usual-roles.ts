import type { Words } from '#core/i18n/language.ts';
import { ALL_PERMISSIONS, PERMISSION_GROUPS } from '../../permissions.ts';
import { USUAL_ROLE_WORDS, type UsualRoleKey } from './usual-role-words.ts';

/** A role that nearly every shop has, to take as it is or to change. */
export interface UsualRole {
  key: UsualRoleKey;
  name: Words;
  remarks: Words;
  permissions: readonly string[];
}

/** Modules that only some trades need; all others are for everybody. */
const TRADES_OF: Readonly<Record<string, readonly string[]>> = {
  transport: ['logistics', 'other'],
  service: ['electronics', 'furniture', 'other'],
  hotel: ['other'],
};

/** Whether a business of this type has work for a module: transport for a carrier, no rooms for a pharmacy. */
export function isModuleUsed(module: string, businessType: string): boolean {
  return TRADES_OF[module]?.includes(businessType) ?? true;
}

/** Sells and takes money; changes no price and sees no cost. */
const SELLS = [
  ...['view_dashboard_menu', 'view_inventory_menu', 'list_products', 'view_product', 'view_selling_price'],
  ...['view_product_stock', 'list_categories', 'view_category', 'view_customer_menu', 'list_customers'],
  ...[
    'view_customer',
    'create_customer',
    'view_point_of_sale_menu',
    'list_sales',
    'view_sale',
    'create_sale',
  ],
  ...['print_sale', 'view_discount', 'clear_sales_on_cart', 'switch_between_branches'],
];

/** Keeps the goods: catalogue, counts, corrections and what comes in; touches no money. */
const KEEPS_STOCK = [
  ...['view_dashboard_menu', 'view_inventory_menu', 'list_products', 'view_product', 'create_product'],
  ...['modify_product', 'view_buying_price', 'view_selling_price', 'view_product_stock', 'list_categories'],
  ...['view_category', 'create_category', 'modify_category', 'list_stores', 'view_store'],
  ...['adjust_product_stock', 'list_stock_adjustments', 'do_stock_taking', 'request_stock'],
  ...['approve_stock_request', 'list_stock_requests', 'view_procurement_menu', 'list_suppliers'],
  ...['view_supplier', 'list_purchase_orders', 'view_purchase_order', 'list_purchases', 'view_purchase'],
  'switch_between_branches',
];

/** What stays with the owner: who may do what, how the branch works, taking its data out or away, and cash below zero. */
const OF_THE_OWNER = new Set([
  ...['create_role', 'modify_role', 'delete_role', 'delete_employee', 'modify_employee_branch_access'],
  ...['create_branch', 'modify_branch', 'delete_branch', 'access_branch_settings', 'reset_branch_data'],
  ...['download_branch_data', 'create_fake_sale', 'overdraw_cash', 'post_in_locked_days'],
]);

/** The three roles that a business of this type begins with. */
export function usualRoles(businessType: string): readonly UsualRole[] {
  const unused = PERMISSION_GROUPS.filter(({ module }) => !isModuleUsed(module, businessType));
  const used = ALL_PERMISSIONS.difference(new Set(unused.flatMap(({ permissions }) => permissions)));
  return [
    { key: 'cashier', ...USUAL_ROLE_WORDS.cashier, permissions: inOrder(SELLS, used) },
    { key: 'store_keeper', ...USUAL_ROLE_WORDS.store_keeper, permissions: inOrder(KEEPS_STOCK, used) },
    { key: 'manager', ...USUAL_ROLE_WORDS.manager, permissions: [...used.difference(OF_THE_OWNER)] },
  ];
}

function inOrder(rights: readonly string[], used: ReadonlySet<string>): string[] {
  const given = new Set(rights);
  return [...used].filter((right) => given.has(right));
}
