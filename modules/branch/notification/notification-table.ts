import type { TableSpec } from '#core/table-spec.ts';

/**
 * A notification to one user; his until he has read it and after. Title and text are kept as `Words`,
 * in every language, because whoever reads them may have chosen another one by then.
 */
export const notifications: TableSpec = {
  name: 'notifications',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'user_id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'kind', type: 'text', notNull: true },
    { name: 'title', type: 'jsonb', notNull: true },
    { name: 'text', type: 'jsonb', notNull: true },
    { name: 'link', type: 'text', notNull: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
    { name: 'read_at', type: 'timestamp with time zone', updatable: true },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'notifications_of_user', columns: ['business_id', 'user_id', 'created_at desc', 'id'] },
    {
      name: 'notifications_unread',
      columns: ['business_id', 'user_id', 'branch_id'],
      where: '(read_at IS NULL)',
    },
    { name: 'notifications_by_branch', columns: ['business_id', 'branch_id'] },
  ],
  foreignKeys: [
    {
      name: 'notifications_of_branch',
      columns: ['business_id', 'branch_id'],
      table: 'branches',
      references: ['business_id', 'id'],
    },
    {
      name: 'notifications_for_user',
      columns: ['business_id', 'user_id'],
      table: 'users',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  deletable: true,
};
