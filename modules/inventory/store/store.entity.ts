import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A place where a branch keeps goods: the shop floor, a back room, a warehouse. */
export const store = defineEntity({
  name: 'store',
  module: 'inventory',
  title: 'name',
  scope: 'branch',
  restorable: true,
  place: true,
  when: 'has_store',
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    keeper: f.ref('user'),
    is_default: f.flag({ default: false, owner: 'system' }),
    stocked_products: f.integer({ from: 'stockedProducts', read: 'view_product_stock' }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: { with_stock: (e) => e.gt('stocked_products', 0) },
  filters: ['keeper'],
  list: { columns: ['name', 'keeper', 'stocked_products', 'is_default', 'created_at'], sort: 'name' },
  form: [{ key: 'main', rows: [['name', 'keeper'], ['remarks']] }],
  excel: { columns: ['name', 'keeper', 'remarks'] },
});
