import type { Generated } from 'kysely';
import type { Bookkeeping, RowOf } from '#core/define-entity.ts';
import type { Id } from '#core/ids.ts';
import type { activity } from './branch/activity/activity.entity.ts';
import type { branch } from './branch/branch/branch.entity.ts';
import type { branchSettings } from './branch/branch-settings/branch-settings.entity.ts';
import type { business } from './branch/business/business.entity.ts';
import type { file } from './branch/file/file.entity.ts';
import type { customer } from './customer/customer/customer.entity.ts';
import type { device } from './employee/device/device.entity.ts';
import type { role } from './employee/role/role.entity.ts';
import type { user } from './employee/user/user.entity.ts';
import type { account } from './finance/account/account.entity.ts';
import type { debt } from './finance/debt/debt.entity.ts';
import type { debtHistory } from './finance/debt-history/debt-history.entity.ts';
import type { payment } from './finance/payment/payment.entity.ts';
import type { category } from './inventory/category/category.entity.ts';
import type { product } from './inventory/product/product.entity.ts';
import type { store } from './inventory/store/store.entity.ts';
import type { sale } from './point-of-sale/sale/sale.entity.ts';
import type { saleReturn } from './point-of-sale/sale-return/sale-return.entity.ts';
import type { supplier } from './procurement/supplier/supplier.entity.ts';
import type { token } from './session/token/token.entity.ts';

/**
 * Fields that are no column of their entity's table: computed, in lines, only said on creation, or kept per branch. The
 * compiler cannot see it in a definition; a test compares this list with the definitions.
 */
export const ELSEWHERE = {
  account: ['opening_balance', 'opening_date', 'balance'],
  branch: ['vat_registered'],
  category: ['products'],
  customer: ['balance', 'overdue_amount', 'last_purchase'],
  product: ['units', 'stock', 'opening_stock', 'opening_date', 'carton_size'],
  sale: ['lines', 'payments', 'total_after_returns', 'paid_after_returns', 'profit_after_returns', 'shift'],
  'sale-return': ['sale_number', 'sale_status', 'lines', 'refunds'],
  store: ['stocked_products'],
  supplier: ['balance', 'overdue_amount'],
  user: ['access', 'password'],
} as const;

/** Fields that a product has once per branch. */
export const PER_BRANCH = {
  product: ['buying_price', 'selling_price', 'minimum_price', 'stock_alert', 'placement'],
} as const;

/** The tables of entities for `tx.sql`. Ledgers are written and read by SQL of their own (`tx.query`). */
interface EntityTables {
  accounts: TableOf<typeof account, (typeof ELSEWHERE.account)[number]> & OfBranch & Searched;
  activities: Omit<TableOf<typeof activity>, NotInLedgers> & OfBranch & Searched;
  branch_settings: TableOf<typeof branchSettings>;
  branches: TableOf<typeof branch, (typeof ELSEWHERE.branch)[number]> & Searched;
  businesses: TableOf<typeof business>;
  categories: TableOf<typeof category, (typeof ELSEWHERE.category)[number]> & Searched;
  customers: TableOf<typeof customer, (typeof ELSEWHERE.customer)[number]> & Searched;
  debt_histories: TableOf<typeof debtHistory> & OfBranch & Searched;
  debts: TableOf<typeof debt> & OfBranch & Searched;
  devices: TableOf<typeof device>;
  payments: TableOf<typeof payment> & OfBranch & Searched;
  files: TableOf<typeof file>;
  product_branches: Pick<RowOf<typeof product>, (typeof PER_BRANCH.product)[number]> & {
    business_id: Id<'business'>;
    product_id: Id<'product'>;
    branch_id: Id<'branch'>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  products: TableOf<
    typeof product,
    (typeof ELSEWHERE.product)[number] | (typeof PER_BRANCH.product)[number]
  > &
    Searched;
  roles: TableOf<typeof role> & Searched;
  sale_returns: TableOf<typeof saleReturn, (typeof ELSEWHERE)['sale-return'][number]> & OfBranch & Searched;
  sales: TableOf<typeof sale, (typeof ELSEWHERE.sale)[number] | 'shift_id'> & OfBranch & Searched;
  stores: TableOf<typeof store, (typeof ELSEWHERE.store)[number]> & OfBranch & Searched;
  suppliers: TableOf<typeof supplier, (typeof ELSEWHERE.supplier)[number]> & Searched;
  tokens: TableOf<typeof token> & Searched;
  users: TableOf<typeof user, (typeof ELSEWHERE.user)[number]> & Searched;
}

declare module '#server-kit/db/tables.ts' {
  interface Tables extends EntityTables {}
}

/** A row of an entity as its own table holds it; what the database fills in may be left out of an insert. */
type TableOf<E, Elsewhere extends string = never> = Omit<RowOf<E>, keyof Bookkeeping | Elsewhere> & {
  [K in keyof Bookkeeping]: Generated<Bookkeeping[K]>;
};

type NotInLedgers = 'version' | 'updated_at' | 'deleted_at' | 'deleted_by';

interface OfBranch {
  branch_id: Id<'branch'>;
}

interface Searched {
  search_text: Generated<string>;
}
