import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A number that no longer wants to be written to by the business; what it asks for itself, as a receipt, still leaves. */
export const optOut = defineEntity({
  name: 'opt-out',
  module: 'message',
  title: 'phone_number',
  scope: 'business',
  restorable: true,
  fields: {
    phone_number: f.phone({ required: true, search: true, unique: 'business' }),
    name: f.text({ max: 120, search: true }),
    remarks: f.text({ max: 300 }),
  },
  list: { columns: ['phone_number', 'name', 'remarks', 'created_at'], sort: 'created_at', order: -1 },
  form: [{ key: 'main', rows: [['phone_number', 'name'], ['remarks']] }],
  excel: { matchBy: 'phone_number' },
  names: {
    path: '/message/opt-out',
    permissions: {
      create: 'create_message',
      modify: 'create_message',
      delete: 'create_message',
      view: 'create_message',
      list: 'create_message',
    },
  },
});
