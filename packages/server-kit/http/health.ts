import { z } from 'zod';
import { defineGuestCall } from '../operation/define-operation.ts';

/** Whether the process is there at all; a lost database does not make it restart. */
export const live = defineGuestCall({
  name: 'server.live',
  route: 'GET api/live',
  permission: 'guest',
  input: z.strictObject({}),
  run: async () => ({ live: true }),
});

/** Whether calls can be answered at this moment, for whoever balances load. */
export const ready = defineGuestCall({
  name: 'server.ready',
  route: 'GET api/ready',
  permission: 'guest',
  input: z.strictObject({}),
  async run({ database }) {
    await database.answers();
    return { ready: true };
  },
});
