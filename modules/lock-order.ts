/**
 * The one order in which every command locks what others may want at the same time (docs/decisions/0014): whoever keeps
 * it waits for others and never in a circle. Rows of one table are locked in the order of their ids. The tests fail any
 * transaction that does it otherwise, so a new document takes its place here.
 */
export const LOCK_ORDER = [
  'command_log',
  'invoices',
  'shifts',
  'payments',
  'customers',
  'suppliers',
  'stock_takes',
  'stock_values',
  'requests',
  'purchase_orders',
  'expenses',
  'sales',
  'purchases',
  'adjustments',
  'landed_costs',
  'transactions',
  'debts',
  'debt_histories',
  'products',
  'accounts',
  'ledger_accounts',
  'branches',
  'money_references',
  'supplier_papers',
  'number_series',
] as const;
