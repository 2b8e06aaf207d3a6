import type { TableSpec } from '#core/table-spec.ts';

const required = (name: string, type: string) => ({ name, type, notNull: true });

/**
 * What was counted in a stock take, count after count: the newest of a product and batch holds, the earlier ones stay. Each
 * keeps the stock of its own moment.
 */
export const stockCounts: TableSpec = {
  name: 'stock_counts',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('stock_take_id', 'uuid'),
    required('no', 'integer'),
    required('branch_id', 'uuid'),
    required('product_id', 'uuid'),
    required('batch_id', 'uuid'),
    required('counted', 'bigint'),
    required('stock_then', 'bigint'),
    /** When it was counted by the clock of the branch, and the business day of that. */
    { name: 'counted_at', type: 'timestamp with time zone' },
    { name: 'date', type: 'date' },
    { ...required('created_at', 'timestamp with time zone'), default: 'now()' },
    { name: 'created_by', type: 'uuid' },
  ],
  primaryKey: ['business_id', 'stock_take_id', 'no'],
  indexes: [
    { name: 'stock_counts_of_branch', columns: ['business_id', 'branch_id'] },
    { name: 'stock_counts_of_product', columns: ['business_id', 'product_id'] },
  ],
  foreignKeys: [
    reference('branch_id', 'branches'),
    reference('stock_take_id', 'stock_takes'),
    reference('product_id', 'products'),
  ],
  checks: [{ name: 'stock_counts_counted', expression: 'counted >= 0' }],
  appendOnly: true,
};

function reference(column: string, table: string) {
  return {
    name: `stock_counts_${column}`,
    columns: ['business_id', column],
    table,
    references: ['business_id', 'id'],
  };
}
