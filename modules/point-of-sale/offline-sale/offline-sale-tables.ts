import type { TableSpec } from '#core/table-spec.ts';

/** Keys by which devices seal the sales that they keep, each of one user; the device can use its own and not read it. */
export const sealKeys: TableSpec = {
  name: 'seal_keys',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'user_id', type: 'uuid', notNull: true },
    { name: 'key', type: 'bytea', notNull: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [{ name: 'seal_keys_of_user', columns: ['business_id', 'user_id'] }],
  foreignKeys: [
    {
      name: 'seal_keys_of_user',
      columns: ['business_id', 'user_id'],
      table: 'users',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
};

/** Which kept sale had which number of its key: each number is taken once, and one that never came shows as a gap. */
export const offlineSales: TableSpec = {
  name: 'offline_sales',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'seal_key_id', type: 'uuid', notNull: true },
    { name: 'number', type: 'integer', notNull: true },
    { name: 'sale_id', type: 'uuid', notNull: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  ],
  primaryKey: ['business_id', 'seal_key_id', 'number'],
  indexes: [],
  foreignKeys: [
    {
      name: 'offline_sales_of_key',
      columns: ['business_id', 'seal_key_id'],
      table: 'seal_keys',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
};
