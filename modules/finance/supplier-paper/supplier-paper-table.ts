import type { TableSpec } from '#core/table-spec.ts';

/**
 * Numbers of papers that others wrote, each once (A38): of a bill per supplier, of a fiscal receipt in the whole business,
 * where `supplier_id` is nought. They stand as they are compared, and go with the void of their document.
 */
export const supplierPapers: TableSpec = {
  name: 'supplier_papers',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'kind', type: 'text', notNull: true },
    { name: 'supplier_id', type: 'uuid', notNull: true },
    { name: 'number', type: 'text', notNull: true },
    { name: 'source_kind', type: 'text', notNull: true },
    { name: 'source_id', type: 'uuid', notNull: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  ],
  primaryKey: ['business_id', 'kind', 'supplier_id', 'number'],
  indexes: [{ name: 'supplier_papers_of_source', columns: ['business_id', 'source_id'] }],
  foreignKeys: [],
  checks: [],
  deletable: true,
};
