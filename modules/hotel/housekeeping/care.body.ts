import { type BodyOf, defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { HOUSEKEEPING } from '../room/room.rules.ts';

/** One tap on the list of whoever cleans: from what a room was seen to be to what it is now. */
export const careBody = defineBody({
  fields: {
    id: f.id('room', { required: true }),
    was: f.choice(HOUSEKEEPING, { required: true }),
    housekeeping: f.choice(HOUSEKEEPING, { required: true }),
  },
});

export type CareSaid = BodyOf<typeof careBody>;
