import { InvalidFields } from '#core/errors.ts';
import { checkDrafts } from '#server-kit/command/check-drafts.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import { type Draft, isSound } from '#server-kit/command/draft.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { room } from '../room.entity.ts';
import { numbersFrom } from '../room.rules.ts';
import { ROOM_TEXTS } from '../room.words.ts';
import { severalRoomsBody } from '../several-rooms.body.ts';

/** Adds rooms of one type whose numbers follow each other, all or none. */
export const addSeveralRooms = defineCommand({
  name: 'room.create-several',
  route: 'POST api/room/several',
  permission: 'create_room',
  idempotency: 'required',
  fields: severalRoomsBody.fields,
  async run(context) {
    const { first, count, room_type_id, floor } = context.input;
    const numbers = numbersFrom(first, count);
    if (!numbers) throw new InvalidFields({ first: { key: 'no_digits', words: ROOM_TEXTS.noDigits } });
    const drafts = numbers.map((number): Draft => {
      const said = { number, room_type_id, floor };
      const row = { ...said, housekeeping: 'clean', holds: [], features: [] };
      return { row, sent: said, problems: {}, warnings: {} };
    });
    await checkDrafts(room, drafts, context);
    const faulty = drafts.find((draft) => !isSound(draft));
    if (faulty) {
      const { number, ...others } = faulty.problems;
      throw new InvalidFields({ ...others, ...(number ? { first: number } : {}) });
    }
    const made = await saveDrafts(room, drafts, context);
    return { ids: made.map(({ row }) => String(row.id)) };
  },
});
