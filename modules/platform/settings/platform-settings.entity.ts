import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';

/** What the platform has settled for everybody on it: what agents get, and how long branches work unpaid. One row, whose id is the platform's. */
export const platformSettings = defineEntity({
  name: 'platform-settings',
  module: 'platform',
  title: 'platform',
  scope: 'business',
  fields: {
    platform: f.ref('business', { owner: 'system' }),
    /** What the agent who brought a business gets of each fee. */
    commission_rate: f.percent({ required: true, max: 50 }),
    grace_days: f.integer({ required: true, min: 0, max: 60 }),
    read_only_days: f.integer({ required: true, min: 0, max: 730 }),
    trial_days: f.integer({ required: true, min: 1, max: 365 }),
    /** What a part of an SMS costs; where it says nothing SMS are not sold, and none need credit. */
    sms_price: f.money({ min: 1 }),
  },
  list: { columns: ['platform'] },
  form: [
    { key: 'agents', rows: [['commission_rate', 'trial_days']] },
    { key: 'fees', rows: [['grace_days', 'read_only_days']] },
    { key: 'sms', rows: [['sms_price']] },
  ],
  names: {
    plural: 'platform_settings',
    screens: { form: '/platform/settings' },
    permissions: {
      create: 'modify_platform_settings',
      modify: 'modify_platform_settings',
      view: 'modify_platform_settings',
    },
  },
  calls: [],
});
