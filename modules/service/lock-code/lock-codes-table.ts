import type { TableSpec } from '#core/table-spec.ts';

/**
 * The PIN or pattern of items, sealed under a key that the database does not have and bound to its job. It goes as the item is collected
 * (docs/decisions/0161-lock-codes-and-shares.md).
 */
export const lockCodes: TableSpec = {
  name: 'service_lock_codes',
  scope: 'machine',
  emptied:
    'exists (select from public.services o where o.business_id = $1 and o.id = r.service_id and o.branch_id = $2)',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'service_id', type: 'uuid', notNull: true },
    { name: 'sealed', type: 'bytea', notNull: true, updatable: true },
  ],
  primaryKey: ['business_id', 'service_id'],
  indexes: [],
  foreignKeys: [
    {
      name: 'service_lock_codes_service_id',
      columns: ['business_id', 'service_id'],
      table: 'services',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  deletable: true,
};
