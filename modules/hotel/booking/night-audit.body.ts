import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { OF_ARRIVALS, OF_DEPARTURES, OF_GUEST } from './open-choices.rules.ts';

/**
 * Of which night the audit is; the last one that has begun where left out. What becomes of guests who did not leave and who did not
 * come, where that is another thing this time than the branch has it, of all or of some of them.
 */
export const nightAuditBody = defineBody({
  fields: {
    business_day: f.date({ day: 'any' }),
    departures: f.choice(OF_DEPARTURES),
    arrivals: f.choice(OF_ARRIVALS),
    guests: f.lines({
      booking: f.ref('booking', { required: true }),
      choice: f.choice(OF_GUEST, { required: true }),
    }),
  },
});
