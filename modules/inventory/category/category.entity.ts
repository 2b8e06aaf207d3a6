import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A group of products, such as drinks or soap, shared by the branches of a business. */
export const category = defineEntity({
  name: 'category',
  module: 'inventory',
  title: 'name',
  scope: 'business',
  restorable: true,
  madeWhereChosen: true,
  when: 'can_categorize_products',
  fields: {
    name: f.text({ required: true, max: 80, search: true, unique: 'business' }),
    products: f.integer({ from: 'productsInCategory' }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: { in_use: (e) => e.gt('products', 0), unused: (e) => e.eq('products', 0) },
  list: { columns: ['name', 'products', 'remarks', 'created_at'], sort: 'name' },
  form: [{ key: 'main', rows: [['name'], ['remarks']] }],
  excel: { columns: ['name', 'remarks'], matchBy: 'name' },
  names: { plural: 'categories' },
});
