import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { RoomCaredFor } from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { careBody } from '../care.body.ts';

/**
 * Takes a room a step further for whoever cleans it, perhaps long after the tap, when the network is back. What counts is what the
 * room was seen to be: one that a guest has left meanwhile is dirty again and not made clean by a tap of the morning.
 */
export const careForRoom = defineCommand({
  name: 'room.care',
  route: 'PUT api/room/care',
  permission: room.permissions.modify,
  idempotency: 'required',
  fields: careBody.fields,
  async run({ tx, input: { id, was, housekeeping } }) {
    const before = await tx.lock(room, id);
    if (before.housekeeping !== was) throw RoomCaredFor({ room: before.number });
    const after = was === housekeeping ? before : await tx.save(room, before, { housekeeping });
    return { id: after.id, housekeeping: after.housekeeping };
  },
});
