import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { roleHoldsRights } from './role.rules.ts';

/** A named set of rights that a user holds in a branch. */
export const role = defineEntity({
  name: 'role',
  module: 'employee',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 60, search: true, unique: 'business' }),
    permissions: f.texts({ max: 400 }),
    remarks: f.text({ max: 1000 }),
  },
  rules: [roleHoldsRights],
  list: { columns: ['name', 'permissions', 'remarks', 'created_at'], sort: 'name' },
  form: [
    { key: 'main', rows: [['name', 'remarks']] },
    { key: 'rights', rows: [['permissions']] },
  ],
});
