import type { TableSpec } from '#core/table-spec.ts';

/** What people keep of a list under a name, for themselves or for all who see that list. */
export const savedViews: TableSpec = {
  name: 'saved_views',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'user_id', type: 'uuid', notNull: true },
    { name: 'list', type: 'text', notNull: true },
    { name: 'name', type: 'text', notNull: true, updatable: true },
    { name: 'is_shared', type: 'boolean', notNull: true, updatable: true },
    { name: 'view', type: 'jsonb', notNull: true, updatable: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'saved_views_of_list', columns: ['business_id', 'list', 'user_id'] },
    { name: 'saved_views_by_user', columns: ['business_id', 'user_id'] },
  ],
  foreignKeys: [
    {
      name: 'saved_views_of_user',
      columns: ['business_id', 'user_id'],
      table: 'users',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  deletable: true,
};
