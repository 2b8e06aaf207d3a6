import type { TableSpec } from '#core/table-spec.ts';

/**
 * Every change of what a branch pays for a product and sells it at, with the purchase that made it; none where it was made by
 * hand. Which price stands is the last change that was not taken back (A37).
 */
export const priceChanges: TableSpec = {
  name: 'price_changes',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'product_id', type: 'uuid', notNull: true },
    { name: 'field', type: 'text', notNull: true },
    { name: 'was', type: 'bigint' },
    { name: 'price', type: 'bigint' },
    { name: 'source_id', type: 'uuid' },
    { name: 'taken_back', type: 'boolean', notNull: true, default: 'false', updatable: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
    { name: 'created_by', type: 'uuid' },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'price_changes_of_product', columns: ['business_id', 'product_id', 'branch_id', 'id'] },
    { name: 'price_changes_of_branch', columns: ['business_id', 'branch_id'] },
    { name: 'price_changes_of_source', columns: ['business_id', 'source_id'] },
  ],
  foreignKeys: [
    {
      name: 'price_changes_product_id',
      columns: ['business_id', 'product_id'],
      table: 'products',
      references: ['business_id', 'id'],
    },
    {
      name: 'price_changes_branch_id',
      columns: ['business_id', 'branch_id'],
      table: 'branches',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
};
