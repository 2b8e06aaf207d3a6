import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { room } from './room.entity.ts';
import { MOST_ROOMS } from './room.rules.ts';

/** Rooms of one type whose numbers follow each other. */
export const severalRoomsBody = defineBody({
  fields: {
    room_type: said(room.fields.room_type),
    first: f.text({ required: true, max: 20 }),
    count: f.integer({ required: true, min: 1, max: MOST_ROOMS }),
    floor: said(room.fields.floor),
  },
});

export type SeveralRooms = BodyOf<typeof severalRoomsBody>;
