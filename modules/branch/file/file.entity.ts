import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A picture that a record shows, such as the logo of a branch. What it holds never changes; a new one is another file. */
export const file = defineEntity({
  name: 'file',
  module: 'branch',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 120, owner: 'system' }),
    content_type: f.choice(['image/png', 'image/jpeg', 'image/webp'], { required: true, owner: 'system' }),
    size: f.integer({ required: true, owner: 'system' }),
    width: f.integer({ required: true, owner: 'system' }),
    height: f.integer({ required: true, owner: 'system' }),
  },
  list: { columns: ['name', 'content_type', 'size', 'created_at'], sort: 'created_at', order: -1 },
  form: [],
  calls: [],
});
