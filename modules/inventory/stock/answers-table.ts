import type { ColumnSpec, TableSpec } from '#core/table-spec.ts';

const required = (name: string, type: string): ColumnSpec => ({ name, type, notNull: true });

/**
 * Which count answered which document that came after it and belongs before it (A34): its movements and its entry stand under
 * the id of the answer.
 */
export const stockAnswers: TableSpec = {
  name: 'stock_answers',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('id', 'uuid'),
    required('branch_id', 'uuid'),
    required('counted_id', 'uuid'),
    /** The document that came late. */
    required('source_kind', 'text'),
    required('source_id', 'uuid'),
    { ...required('undone', 'boolean'), default: 'false', updatable: true },
    { ...required('created_at', 'timestamp with time zone'), default: 'now()' },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'stock_answers_of_source', columns: ['business_id', 'source_id'] },
    { name: 'stock_answers_of_count', columns: ['business_id', 'counted_id'] },
    { name: 'stock_answers_of_branch', columns: ['business_id', 'branch_id'] },
  ],
  checks: [],
  foreignKeys: [
    {
      name: 'stock_answers_branch_id',
      columns: ['business_id', 'branch_id'],
      table: 'branches',
      references: ['business_id', 'id'],
    },
    {
      name: 'stock_answers_counted_id',
      columns: ['business_id', 'counted_id'],
      table: 'stock_counted',
      references: ['business_id', 'id'],
    },
  ],
};
