import type { ColumnSpec, TableSpec } from '#core/table-spec.ts';

const required = (name: string, type: string): ColumnSpec => ({ name, type, notNull: true });

/**
 * What was counted, or corrected by hand, and posted (A34): a count of an older moment is held against it, and what arrives
 * later but belongs before it is answered. Without a time it is of the end of its day.
 */
export const stockCounted: TableSpec = {
  name: 'stock_counted',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('id', 'uuid'),
    required('branch_id', 'uuid'),
    required('product_id', 'uuid'),
    required('store_id', 'uuid'),
    required('batch_id', 'uuid'),
    /** All batches of the product, and not the one that is named. */
    required('is_whole', 'boolean'),
    /** What was there was counted; else somebody said by how much it changes. */
    required('is_count', 'boolean'),
    required('date', 'date'),
    { name: 'counted_at', type: 'timestamp with time zone' },
    /** By how much it differed from the books, in thousandths. */
    required('quantity', 'bigint'),
    required('source_kind', 'text'),
    required('source_id', 'uuid'),
    { ...required('undone', 'boolean'), default: 'false', updatable: true },
    { ...required('created_at', 'timestamp with time zone'), default: 'now()' },
    { name: 'created_by', type: 'uuid' },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'stock_counted_of_product', columns: ['business_id', 'product_id', 'store_id', 'date'] },
    { name: 'stock_counted_of_branch', columns: ['business_id', 'branch_id'] },
    { name: 'stock_counted_of_source', columns: ['business_id', 'source_id'] },
  ],
  checks: [],
  foreignKeys: (['branches', 'products', 'stores'] as const).map((table) => {
    const column = { branches: 'branch_id', products: 'product_id', stores: 'store_id' }[table];
    return {
      name: `stock_counted_${column}`,
      columns: ['business_id', column],
      table,
      references: ['business_id', 'id'],
    };
  }),
};
