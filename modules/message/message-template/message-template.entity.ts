import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { saysSomething } from './message-template.rules.ts';

/** A text that is sent again and again, in either language. */
export const messageTemplate = defineEntity({
  name: 'message-template',
  module: 'message',
  title: 'name',
  scope: 'business',
  restorable: true,
  fields: {
    name: f.text({ required: true, max: 120, search: true, unique: 'business' }),
    text_en: f.text({ max: 1000, search: true }),
    text_sw: f.text({ max: 1000, search: true }),
  },
  rules: [saysSomething],
  list: { columns: ['name', 'text_sw', 'text_en', 'created_at'], sort: 'name' },
  form: [{ key: 'main', rows: [['name'], ['text_sw'], ['text_en']] }],
  excel: { matchBy: 'name' },
  names: {
    path: '/message/template',
    plural: 'message_templates',
    permissions: {
      create: 'create_message',
      modify: 'create_message',
      delete: 'create_message',
      view: 'create_message',
      list: 'create_message',
    },
  },
});
