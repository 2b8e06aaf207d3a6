import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { SEES_GUESTS } from '../room-of-guest.ts';

/** The rooms that a sale may be charged to, and how much more each may be; whose they are for those who may see guests. */
export const roomsToCharge = defineQuery({
  name: 'sale.rooms',
  route: 'GET api/sale/rooms',
  permission: 'create_sale',
  input: z.strictObject({}),
  sometimes: [SEES_GUESTS],
  async run(context) {
    const { branch, services } = context;
    const seesGuests = holdsToo(context, SEES_GUESTS);
    const found = await Promise.all(services.brought('roomCharges').map((charges) => charges.rooms(context)));
    return found.flat().map(({ left, guest, ...room }) => ({
      ...room,
      left: left === null ? null : moneyToWire(left, branch.currency),
      ...(seesGuests ? { guest } : {}),
    }));
  },
});
