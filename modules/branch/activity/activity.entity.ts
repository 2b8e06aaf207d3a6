import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

const ACTIVITY_TYPES = [
  ...(['creation', 'modification', 'deletion', 'reading'] as const),
  ...(['refusal', 'wrong_login', 'export'] as const),
] as const;

/**
 * One act of somebody on one record: who, when, from where, and each field before and after; or what was refused to him, a
 * login that failed, a list that left as a file. Never changed.
 */
export const activity = defineEntity({
  name: 'activity',
  module: 'branch',
  title: 'record_name',
  scope: 'branch',
  fields: {
    user: f.ref('user', { owner: 'system' }),
    /** In whose place it was done, and who did it where he is no user of this business: see session/support. */
    acted_as: f.choice(['support'], { owner: 'system' }),
    person: f.text({ owner: 'system', max: 80 }),
    support_grant: f.text({ owner: 'system', max: 36 }),
    device: f.ref('device', { owner: 'system' }),
    entity: f.text({ required: true, owner: 'system', max: 60 }),
    record_id: f.text({ required: true, owner: 'system', max: 36 }),
    record_name: f.text({ owner: 'system', search: true }),
    type: f.choice(ACTIVITY_TYPES, { required: true, owner: 'system' }),
    changes: f.json({ required: true, owner: 'system' }),
    reason: f.text({ owner: 'system' }),
    ip: f.text({ owner: 'system', max: 45 }),
    /** How often within the hour by then; absent where each stands for itself. */
    times: f.integer({ owner: 'system' }),
  },
  conditions: {
    creation: (e) => e.eq('type', 'creation'),
    modification: (e) => e.eq('type', 'modification'),
    deletion: (e) => e.eq('type', 'deletion'),
    reading: (e) => e.eq('type', 'reading'),
    refusal: (e) => e.eq('type', 'refusal'),
    wrong_login: (e) => e.eq('type', 'wrong_login'),
    export: (e) => e.eq('type', 'export'),
  },
  filters: ['entity', 'record_id', 'user', 'acted_as', 'support_grant'],
  list: {
    columns: ['created_at', 'user', 'acted_as', 'type', 'entity', 'record_name'],
    sort: 'created_at',
    order: -1,
  },
  form: [
    {
      key: 'main',
      rows: [['user', 'acted_as'], ['type'], ['entity', 'record_name'], ['changes'], ['reason', 'ip']],
    },
  ],
  names: {
    plural: 'activities',
    screens: { list: '/branch/activities' },
    permissions: { list: 'list_branch_activities', view: 'list_branch_activities' },
  },
  calls: ['list', 'search', 'find', 'export'],
  ledger: true,
  about: { entity: 'entity', record: 'record_id' },
});
