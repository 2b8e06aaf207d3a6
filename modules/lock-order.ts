import type { Registry } from '#core/define-module.ts';

/** What is locked before documents that have no place of their own here. */
const FIRST = [
  'command_log',
  'quotes',
  'invoices',
  'services',
  'shifts',
  'payments',
  'customers',
  'suppliers',
  'stock_takes',
  'stock_values',
  'requests',
  'purchase_orders',
  'recurring_expenses',
  'expenses',
  'room_bookings',
  'sales',
  'purchases',
  'adjustments',
  'landed_costs',
  'transactions',
] as const;

/** What is locked after them. */
const LAST = [
  'debts',
  'debt_histories',
  'products',
  'sms_pools',
  'accounts',
  'ledger_accounts',
  'branches',
  'money_references',
  'supplier_papers',
  'number_series',
  'message_identities',
  'transaction_messages',
] as const;

/**
 * The one order in which every command locks what others may want at the same time (docs/decisions/0014): whoever keeps
 * it waits for others and never in a circle. Rows of one table are locked in the order of their ids. The tests fail any
 * transaction that does it otherwise. A document that is named nowhere takes its place before the debts, in the order of the
 * modules; one that is locked together with others is named above.
 */
export function lockOrder({ entities }: Pick<Registry, 'entities'>): readonly string[] {
  const named = new Set<string>([...FIRST, ...LAST]);
  const others = entities.filter(({ states, table }) => states && !named.has(table));
  return [...FIRST, ...others.map(({ table }) => table), ...LAST];
}
