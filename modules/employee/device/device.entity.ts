import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** A browser or phone on which somebody is logged in: one login session. */
export const device = defineEntity({
  name: 'device',
  module: 'employee',
  title: 'name',
  scope: 'business',
  fields: {
    user: f.ref('user', { owner: 'system' }),
    name: f.text({ required: true, owner: 'system', max: 120 }),
    kind: f.choice(['desktop', 'phone', 'tablet', 'other'], { default: 'other', owner: 'system' }),
    last_seen: f.datetime({ owner: 'system' }),
    /** When the password, or a code of the second factor, was last typed here. */
    proved_at: f.datetime({ owner: 'system' }),
    ip: f.text({ owner: 'system', max: 45 }),
    may_sell_offline: f.flag({ default: false, owner: 'system' }),
  },
  list: { columns: ['name', 'kind', 'ip', 'last_seen', 'created_at'], sort: 'created_at', order: -1 },
  form: [
    {
      key: 'main',
      rows: [
        ['name', 'kind'],
        ['ip', 'last_seen'],
      ],
    },
  ],
  calls: [],
});
