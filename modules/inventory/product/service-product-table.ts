import type { TableSpec } from '#core/table-spec.ts';

/** Which product a type of service is sold by; a product is that of one type. */
export const serviceProducts: TableSpec = {
  name: 'service_products',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'service_type_id', type: 'uuid', notNull: true },
    { name: 'product_id', type: 'uuid', notNull: true },
  ],
  primaryKey: ['business_id', 'service_type_id'],
  indexes: [{ name: 'service_products_one_product', columns: ['business_id', 'product_id'], unique: true }],
  foreignKeys: [
    {
      name: 'service_products_service_type_id',
      columns: ['business_id', 'service_type_id'],
      table: 'service_types',
      references: ['business_id', 'id'],
    },
    {
      name: 'service_products_product_id',
      columns: ['business_id', 'product_id'],
      table: 'products',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  deletable: true,
};
