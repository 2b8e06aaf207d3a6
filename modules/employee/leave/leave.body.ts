import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** Days on which somebody does not work, both included; one day where no last one is said. */
export const leaveBody = defineBody({
  fields: {
    user: f.ref('user', { required: true }),
    since: f.date({ required: true, day: 'any' }),
    until: f.date({ day: 'any' }),
    reason: f.text({ required: true, max: 60 }),
  },
});
