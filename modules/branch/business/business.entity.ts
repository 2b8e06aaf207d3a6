import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { BUSINESS_TYPES } from '../business-types.ts';

/** The firm whose branches share one catalogue and one set of books; its id is the `business_id` of every row. */
export const business = defineEntity({
  name: 'business',
  module: 'branch',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 120 }),
    business_type: f.choice(BUSINESS_TYPES, { default: 'other' }),
    /** A session left alone this long ends. */
    idle_minutes: f.integer({ default: 30, min: 5, max: 1440 }),
    /** However busy, everybody logs in anew after this long. */
    session_hours: f.integer({ default: 12, min: 1, max: 720 }),
    /** Everybody must log in with a second factor (ASVS 5.0, 6.3.3). */
    requires_two_factor: f.flag({ default: false }),
    /** The first day on which anything may be posted or dated (A44). */
    books_begin: f.date({ owner: 'system', required: true, day: 'any' }),
  },
  list: { columns: ['name', 'business_type'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [['name', 'business_type'], ['idle_minutes', 'session_hours'], ['requires_two_factor']],
    },
  ],
  names: { plural: 'businesses' },
  calls: [],
});
