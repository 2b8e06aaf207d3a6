import type { TableSpec } from '#core/table-spec.ts';
import { importedRows, imports } from '../import/import-tables.ts';

/**
 * Keys of commands with their answers, so that a repeated call changes nothing and hears the same. Kept 30 days; of a call
 * that made a document the key stays without the answer, for the document itself is still there to be answered.
 */
const commandLog: TableSpec = {
  name: 'command_log',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'key', type: 'uuid', notNull: true },
    { name: 'operation', type: 'text', notNull: true },
    { name: 'request_hash', type: 'text', notNull: true },
    { name: 'user_id', type: 'uuid', notNull: true },
    { name: 'answer', type: 'jsonb', updatable: true },
    { name: 'makes_document', type: 'boolean', notNull: true, default: 'false' },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  ],
  primaryKey: ['business_id', 'key'],
  indexes: [{ name: 'command_log_by_age', columns: ['business_id', 'created_at'] }],
  foreignKeys: [],
  checks: [],
  deletable: true,
};

/** Single-use addresses of downloads, which a browser opens with the cookie alone. */
const downloadTickets: TableSpec = {
  name: 'download_tickets',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'user_id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'url', type: 'text', notNull: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
    { name: 'expires_at', type: 'timestamp with time zone', notNull: true },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [],
  foreignKeys: [],
  checks: [],
  deletable: true,
};

/** Tables of the machinery itself; the generator of migrations takes them beside those of the entities. */
export const KIT_TABLES: readonly TableSpec[] = [commandLog, downloadTickets, imports, importedRows];
