import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { BUSINESS_TYPES } from '../business-types.ts';

/** The firm whose branches share one catalogue and one set of books; its id is the `business_id` of every row. */
export const business = defineEntity({
  name: 'business',
  module: 'branch',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 120 }),
    business_type: f.choice(BUSINESS_TYPES, { default: 'other' }),
  },
  list: { columns: ['name', 'business_type'], sort: 'name' },
  form: [{ key: 'main', rows: [['name', 'business_type']] }],
  names: { plural: 'businesses' },
  calls: [],
});
