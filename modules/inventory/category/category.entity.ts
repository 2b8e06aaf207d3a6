import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A group of products, such as drinks or soap, shared by the branches of a business. */
export const category = defineEntity({
  name: 'category',
  module: 'inventory',
  title: 'name',
  scope: 'business',
  when: 'can_categorize_products',
  fields: {
    name: f.text({ required: true, max: 80, search: true, unique: 'business' }),
    remarks: f.text({ max: 1000 }),
  },
  list: { columns: ['name', 'remarks', 'created_at'], sort: 'name' },
  form: [{ key: 'main', rows: [['name'], ['remarks']] }],
  excel: { matchBy: 'name' },
  names: { plural: 'categories' },
});
