import { RIGHTS_OF_MODULES } from './permissions.extra.ts';

/** The rights of one module: nouns with all five actions, and rights with a name of their own. */
interface ModuleRights {
  nouns: readonly [singular: string, plural: string][];
  own: readonly string[];
}

/**
 * Every right of specification §6 by module, as the role form groups them. A right stands here before its screen does,
 * so that roles written today hold what comes tomorrow.
 */
const STATED = {
  dashboard: { nouns: [], own: ['view_dashboard_menu'] },
  inventory: {
    nouns: [
      ['category', 'categories'],
      ['product', 'products'],
      ['store', 'stores'],
    ],
    own: [
      'view_inventory_menu',
      'adjust_product_stock',
      'list_stock_adjustments',
      'request_stock',
      'approve_stock_request',
      'list_stock_requests',
      'do_stock_taking',
      'modify_selling_price',
      'view_buying_price',
      'view_selling_price',
      'view_product_stock',
    ],
  },
  customer: { nouns: [['customer', 'customers']], own: ['view_customer_menu'] },
  'point-of-sale': {
    nouns: [
      ['sale', 'sales'],
      ['invoice', 'invoices'],
      ['quote', 'quotes'],
    ],
    own: [
      'view_point_of_sale_menu',
      'adjust_selling_price_when_selling',
      'back_date_sale',
      'clear_sales_on_cart',
      'convert_quote_to_invoice',
      'create_fake_sale',
      'print_delivery_note',
      'print_invoice',
      'print_quote',
      'print_sale',
      'print_tra_receipt',
      'sale_on_credit',
      'view_discount',
      'view_loss',
      'view_profit',
    ],
  },
  transport: {
    nouns: [
      ['truck', 'trucks'],
      ['route', 'routes'],
      ['cargo', 'cargos'],
      ['truck_order', 'truck_orders'],
      ['truck_service', 'truck_services'],
      ['truck_operation', 'truck_operations'],
    ],
    own: ['view_transport_menu', 'approve_truck_service'],
  },
  service: {
    nouns: [
      ['service', 'services'],
      ['service_type', 'service_types'],
    ],
    own: ['view_service_menu'],
  },
  procurement: {
    nouns: [
      ['supplier', 'suppliers'],
      ['purchase', 'purchases'],
      ['purchase_order', 'purchase_orders'],
    ],
    own: ['view_procurement_menu'],
  },
  hotel: {
    nouns: [
      ['room', 'rooms'],
      ['room_type', 'room_types'],
      ['room_booking', 'room_bookings'],
    ],
    own: ['view_hotel_menu'],
  },
  finance: {
    nouns: [
      ['account', 'accounts'],
      ['transaction', 'transactions'],
      ['payment', 'payments'],
      ['expense', 'expenses'],
      ['expense_type', 'expense_types'],
      ['debt', 'debts'],
      ['debt_history', 'debt_histories'],
    ],
    own: [
      'view_finance_menu',
      'list_transaction_messages',
      'show_truck_on_expense',
      'verify_expense',
      'view_account_balance',
      'view_account_dashboard',
    ],
  },
  employee: {
    nouns: [
      ['employee', 'employees'],
      ['role', 'roles'],
    ],
    own: ['view_employee_menu', 'modify_employee_branch_access', 'modify_employee_store_access'],
  },
  report: {
    nouns: [],
    own: [
      'view_report_menu',
      'create_report',
      'create_trial_balance',
      'create_income_statement',
      'export_to_excel',
      'print_report',
      'view_report_statistics',
      'view_activities_report',
      'view_adjustments_report',
      'view_debts_report',
      'view_expenses_report',
      'view_invoices_report',
      'view_payments_report',
      'view_purchases_report',
      'view_sales_report',
      'view_transaction_messages_report',
    ],
  },
  branch: {
    nouns: [['branch', 'branches']],
    own: [
      'view_branch_menu',
      'access_branch_settings',
      'list_branch_activities',
      'view_branch_data',
      'download_branch_data',
      'reset_branch_data',
      'switch_between_branches',
    ],
  },
  message: { nouns: [], own: ['create_message'] },
} as const satisfies Record<string, ModuleRights>;

/** The rights of one module, in the order a role form shows them. */
export interface PermissionGroup {
  module: string;
  permissions: readonly string[];
}

/** Modules that the specification does not have stand behind those that it has. */
const ALL_MODULES: readonly [module: string, rights: ModuleRights][] = [
  ...Object.entries<ModuleRights>(STATED),
  ...RIGHTS_OF_MODULES.filter(({ module }) => !(module in STATED)).map(
    ({ module }): [string, ModuleRights] => [module, { nouns: [], own: [] }],
  ),
];

/** The catalogue by module: what the specification states and what we added to it. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = ALL_MODULES.map(([module, { nouns, own }]) => ({
  module,
  permissions: [
    ...own,
    ...nouns.flatMap(([one, many]) => [
      `list_${many}`,
      `view_${one}`,
      `create_${one}`,
      `modify_${one}`,
      `delete_${one}`,
    ]),
    ...RIGHTS_OF_MODULES.flatMap((of) => (of.module === module ? Object.keys(of.rights) : [])),
  ],
}));

/** Every right there is. `free_access` is asked for and never held, so it is none of them. */
export const ALL_PERMISSIONS: ReadonlySet<string> = new Set(
  PERMISSION_GROUPS.flatMap(({ permissions }) => permissions),
);
