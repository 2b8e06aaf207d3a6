import type { TableSpec } from '#core/table-spec.ts';

/** What is attached to records: papers and photographs that belong to one record each and go with it for good when removed. */
export const attachments: TableSpec = {
  name: 'attachments',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'entity', type: 'text', notNull: true },
    { name: 'record_id', type: 'uuid', notNull: true },
    { name: 'name', type: 'text', notNull: true },
    { name: 'content_type', type: 'text', notNull: true },
    { name: 'size', type: 'integer', notNull: true },
    { name: 'content', type: 'bytea', notNull: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
    { name: 'created_by', type: 'uuid', notNull: true },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    {
      name: 'attachments_of_record',
      columns: ['business_id', 'entity', 'record_id', 'created_at desc', 'id'],
    },
    { name: 'attachments_by_user', columns: ['business_id', 'created_by'] },
  ],
  foreignKeys: [
    {
      name: 'attachments_made_by',
      columns: ['business_id', 'created_by'],
      table: 'users',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  deletable: true,
};
