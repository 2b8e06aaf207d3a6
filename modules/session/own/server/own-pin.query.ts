import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { ownPinAnswer } from '../own-pin.answer.ts';

/** Whether whoever calls has a PIN to approve with; never what it is. */
export const ownPin = defineQuery({
  name: 'user.pin',
  route: 'GET api/user/pin',
  permission: 'free_access',
  input: z.strictObject({}),
  answers: ownPinAnswer,
  async run({ tx, actor }) {
    const rows = await tx.query<{ id: string }>('select ctx.who_has_pin() as id');
    return { has_pin: rows.some(({ id }) => id === actor.user_id) };
  },
});
