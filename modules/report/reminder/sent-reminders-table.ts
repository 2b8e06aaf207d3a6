import type { TableSpec } from '#core/table-spec.ts';

/**
 * The newest reminder of each kind that a branch was sent. The day of a row only moves forward, in the transaction of its
 * messages, so whatever happens to the servers nothing is sent twice.
 */
export const sentReminders: TableSpec = {
  name: 'sent_reminders',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'kind', type: 'text', notNull: true },
    // A customer or product; empty for the occasion itself.
    { name: 'subject', type: 'text', notNull: true },
    { name: 'day', type: 'date', notNull: true, updatable: true },
    { name: 'sent_at', type: 'timestamp with time zone', notNull: true, default: 'now()', updatable: true },
    // What the reminder was about, where only a change of it is sent.
    { name: 'about', type: 'text', updatable: true },
  ],
  primaryKey: ['business_id', 'branch_id', 'kind', 'subject'],
  indexes: [],
  foreignKeys: [
    {
      name: 'sent_reminders_of_branch',
      columns: ['business_id', 'branch_id'],
      table: 'branches',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
};
