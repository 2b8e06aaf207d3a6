import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { roomsToChargeAnswer } from '../room-of-guest.answer.ts';

/** The rooms that a sale may be charged to, and how much more each may be; whose they are for those who may see guests. */
export const roomsToCharge = defineQuery({
  name: 'sale.rooms',
  route: 'GET api/sale/rooms',
  permission: 'create_sale',
  input: z.strictObject({}),
  answers: roomsToChargeAnswer,
  async run(context) {
    const found = await Promise.all(
      context.services.brought('roomCharges').map((charges) => charges.rooms(context)),
    );
    return found.flat();
  },
});
