import type { TableSpec } from '#core/table-spec.ts';

/** Which line of which sale sold a service before it was done; no line sells two (docs/decisions/0198-sold-before-it-is-done.md). */
export const soldServices: TableSpec = {
  name: 'sold_services',
  scope: 'machine',
  emptied:
    'exists (select from public.services o where o.business_id = $1 and o.id = r.service_id and o.branch_id = $2)',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'service_id', type: 'uuid', notNull: true },
    { name: 'sale_id', type: 'uuid', notNull: true },
    { name: 'line_no', type: 'integer', notNull: true },
  ],
  primaryKey: ['business_id', 'service_id'],
  indexes: [{ name: 'sold_services_one_line', columns: ['business_id', 'sale_id', 'line_no'], unique: true }],
  foreignKeys: [
    {
      name: 'sold_services_service_id',
      columns: ['business_id', 'service_id'],
      table: 'services',
      references: ['business_id', 'id'],
    },
    {
      name: 'sold_services_sale_id',
      columns: ['business_id', 'sale_id'],
      table: 'sales',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
};
