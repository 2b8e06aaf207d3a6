import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

const kept = { owner: 'system' } as const;

/**
 * Goods of a product that were made together and expire together. A batch is made by the receipt that names it first and
 * keeps its number and its day in every store and branch; how much of it is left follows from the stock ledger.
 */
export const batch = defineEntity({
  name: 'batch',
  module: 'inventory',
  title: 'number',
  scope: 'business',
  when: 'products_can_expire',
  fields: {
    number: f.text({ ...kept, required: true, max: 60, search: true }),
    product: f.ref('product', { ...kept, required: true }),
    expire_date: f.date({ ...kept, day: 'any' }),
    days_left: f.integer({ from: 'batchDaysLeft', min: -100_000 }),
    stock: f.quantity({ from: 'batchStock', read: 'view_product_stock', min: -1 }),
  },
  conditions: {
    in_stock: (e) => e.gt('stock', 0),
    expired: (e) => e.and(e.gt('stock', 0), e.lt('expire_date', e.today())),
    expiring: (e) =>
      e.and(e.gt('stock', 0), e.gte('expire_date', e.today()), e.lte('expire_date', e.today(30))),
  },
  filters: ['product', 'expire_date'],
  list: {
    columns: ['number', 'product', 'expire_date', 'days_left', 'stock', 'created_at'],
    sort: 'expire_date',
    figure: 'stock',
  },
  form: [
    {
      key: 'main',
      rows: [
        ['product', 'number'],
        ['expire_date', 'stock'],
      ],
    },
  ],
  names: {
    plural: 'batches',
    permissions: { list: 'list_products', view: 'view_product' },
  },
  calls: ['list', 'search', 'find', 'export'],
});
