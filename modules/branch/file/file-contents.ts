import type { TableSpec } from '#core/table-spec.ts';

/** The bytes of each file, apart from what is said of it, so that no list ever reads them. */
export const fileContents: TableSpec = {
  name: 'file_contents',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'file_id', type: 'uuid', notNull: true },
    { name: 'content', type: 'bytea', notNull: true },
  ],
  primaryKey: ['business_id', 'file_id'],
  indexes: [],
  foreignKeys: [
    {
      name: 'file_contents_of_file',
      columns: ['business_id', 'file_id'],
      table: 'files',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  appendOnly: true,
};
