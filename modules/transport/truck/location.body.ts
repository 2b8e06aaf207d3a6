import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** Where a truck is, and when it was there; now where that is left out. */
export const locationBody = defineBody({
  fields: {
    truck: f.ref('truck', { required: true }),
    place: f.text({ required: true, max: 120 }),
    at: f.datetime(),
  },
});
