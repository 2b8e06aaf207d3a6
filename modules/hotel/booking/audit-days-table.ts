import type { TableSpec } from '#core/table-spec.ts';

/**
 * The nights that an audit has closed, each once, with its report as it was. Whoever audits a night takes its row first, in the
 * transaction that posts: two at once wait for each other here, and one that was killed has left nothing.
 */
export const auditDays: TableSpec = {
  name: 'audit_days',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'day', type: 'date', notNull: true },
    { name: 'run_at', type: 'timestamp with time zone', notNull: true, updatable: true },
    // Nobody where the servers did it by themselves.
    { name: 'run_by', type: 'uuid', updatable: true },
    { name: 'report', type: 'jsonb', updatable: true },
  ],
  primaryKey: ['business_id', 'branch_id', 'day'],
  indexes: [],
  foreignKeys: [
    {
      name: 'audit_days_of_branch',
      columns: ['business_id', 'branch_id'],
      table: 'branches',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  emptied: 'r.branch_id = $2',
};
