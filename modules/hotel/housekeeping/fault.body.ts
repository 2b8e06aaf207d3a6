import { type BodyOf, defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';

/** What is broken in a room, as whoever cleans it sees it, and whether nobody is to be given the room until it is mended. */
export const faultBody = defineBody({
  fields: {
    id: f.id('room', { required: true }),
    reason: f.text({ required: true, max: 200 }),
    closes: f.flag(),
    /** The last day on which it is closed; open where left out. */
    until: f.date({ day: 'any' }),
  },
});

export type FaultSaid = BodyOf<typeof faultBody>;
