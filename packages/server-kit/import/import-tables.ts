import type { TableSpec } from '#core/table-spec.ts';

/**
 * Imports of a business: those that were left before their end, with their workbook, and those that are done, with what
 * their columns meant. `choice` and `faulty_rows` are JSON that the database need not look into.
 */
export const imports: TableSpec = {
  name: 'imports',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'user_id', type: 'uuid', notNull: true },
    { name: 'entity', type: 'text', notNull: true },
    { name: 'file_name', type: 'text', notNull: true },
    { name: 'file', type: 'bytea', updatable: true },
    { name: 'status', type: 'text', notNull: true, updatable: true },
    { name: 'choice', type: 'text', updatable: true },
    { name: 'is_checked', type: 'boolean', notNull: true, default: 'false', updatable: true },
    { name: 'faulty_rows', type: 'text', updatable: true },
    { name: 'shape', type: 'text', updatable: true },
    { name: 'rows', type: 'integer', updatable: true },
    { name: 'created', type: 'integer', updatable: true },
    { name: 'updated', type: 'integer', updatable: true },
    { name: 'skipped', type: 'integer', updatable: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
    {
      name: 'touched_at',
      type: 'timestamp with time zone',
      notNull: true,
      default: 'now()',
      updatable: true,
    },
    { name: 'done_at', type: 'timestamp with time zone', updatable: true },
    { name: 'undone_at', type: 'timestamp with time zone', updatable: true },
    { name: 'undone_by', type: 'uuid', updatable: true },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'imports_of_entity', columns: ['business_id', 'entity', 'done_at desc'] },
    { name: 'imports_of_shape', columns: ['business_id', 'entity', 'shape'] },
    {
      name: 'imports_left_open',
      columns: ['business_id', 'user_id', 'touched_at'],
      where: "(status = 'open'::text)",
    },
  ],
  foreignKeys: [],
  checks: [],
  deletable: true,
};

/** What an import did to each record, so that all of it can be taken back. */
export const importedRows: TableSpec = {
  name: 'imported_rows',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'import_id', type: 'uuid', notNull: true },
    { name: 'record_id', type: 'uuid', notNull: true },
    { name: 'entity', type: 'text', notNull: true },
    { name: 'action', type: 'text', notNull: true },
    { name: 'version', type: 'integer', notNull: true },
    { name: 'before', type: 'text' },
  ],
  primaryKey: ['business_id', 'import_id', 'record_id'],
  indexes: [],
  foreignKeys: [
    {
      name: 'imported_rows_of_import',
      columns: ['business_id', 'import_id'],
      table: 'imports',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  appendOnly: true,
};
