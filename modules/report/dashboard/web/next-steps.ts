import type { Words } from '#core/i18n/language.ts';
import type { IconName } from '#ui/icons.tsx';
import { DASHBOARD } from './dashboard.words.ts';

/** Something worth doing next: where it stands and whose right it needs. */
export interface NextStep {
  key: string;
  icon: IconName;
  title: Words;
  why: Words;
  /** Screen that must exist for the step to be offered. */
  path: string;
  href: string;
  permissions: readonly string[];
  /** Done once there is more than this many of the entity. */
  doneWith?: { entity: string; more: number };
}

/** In the order of a first day: goods, the till, people, then the books. */
export const NEXT_STEPS: readonly NextStep[] = [
  {
    key: 'import',
    icon: 'import',
    title: DASHBOARD.import,
    why: DASHBOARD.importWhy,
    path: '/inventory/product-list',
    href: '/inventory/product-list?import=1',
    permissions: ['create_product', 'list_products'],
    doneWith: { entity: 'product', more: 1 },
  },
  {
    key: 'product',
    icon: 'stock',
    title: DASHBOARD.product,
    why: DASHBOARD.productWhy,
    path: '/inventory/product-form',
    href: '/inventory/product-form',
    permissions: ['create_product'],
    doneWith: { entity: 'product', more: 0 },
  },
  {
    key: 'category',
    icon: 'tag',
    title: DASHBOARD.category,
    why: DASHBOARD.categoryWhy,
    path: '/inventory/category-form',
    href: '/inventory/category-form',
    permissions: ['create_category'],
    doneWith: { entity: 'category', more: 0 },
  },
  {
    key: 'sell',
    icon: 'till',
    title: DASHBOARD.sell,
    why: DASHBOARD.sellWhy,
    path: '/point-of-sale/sale-form',
    href: '/point-of-sale/sale-form',
    permissions: ['create_sale'],
    doneWith: { entity: 'sale', more: 0 },
  },
  {
    key: 'employee',
    icon: 'employee',
    title: DASHBOARD.employee,
    why: DASHBOARD.employeeWhy,
    path: '/employee/form',
    href: '/employee/form',
    permissions: ['create_employee'],
    doneWith: { entity: 'user', more: 1 },
  },
  {
    key: 'trial-balance',
    icon: 'report',
    title: DASHBOARD.trialBalance,
    why: DASHBOARD.trialBalanceWhy,
    path: '/report/trial-balance',
    href: '/report/trial-balance',
    permissions: ['create_trial_balance'],
  },
];
