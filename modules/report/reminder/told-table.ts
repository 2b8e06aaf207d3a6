import type { TableSpec } from '#core/table-spec.ts';

/**
 * Up to which occasion a branch has been told what. The day of a row only moves forward, in the transaction of its
 * messages, so whatever happens to the servers nothing is told twice.
 */
export const told: TableSpec = {
  name: 'told',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'kind', type: 'text', notNull: true },
    // A customer or product; empty for the occasion itself.
    { name: 'subject', type: 'text', notNull: true },
    { name: 'day', type: 'date', notNull: true, updatable: true },
    { name: 'told_at', type: 'timestamp with time zone', notNull: true, default: 'now()', updatable: true },
    // What was told of, where only a change of it is told.
    { name: 'about', type: 'text', updatable: true },
  ],
  primaryKey: ['business_id', 'branch_id', 'kind', 'subject'],
  indexes: [],
  foreignKeys: [
    {
      name: 'told_of_branch',
      columns: ['business_id', 'branch_id'],
      table: 'branches',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
};
