import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { MOST_SUPPORT_HOURS } from './support.rules.ts';

/** Why, and for how long, somebody of the platform asks to read in a business. */
export const askSupportBody = defineBody({
  fields: {
    business_id: f.id('business', { required: true }),
    reason: f.text({ required: true, max: 500 }),
    hours: f.integer({ required: true, min: 1, max: MOST_SUPPORT_HOURS }),
  },
});
