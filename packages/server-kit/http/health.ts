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

/**
 * Whether calls can be answered at this moment, for whoever balances load; and for whoever watches, when the newest backup
 * was made that was read to its end, with its age in whole hours. A backup that is late sends nobody away.
 */
export const ready = defineGuestCall({
  name: 'server.ready',
  route: 'GET api/ready',
  permission: 'guest',
  input: z.strictObject({}),
  async run({ database, lastGoodBackup, clock }) {
    await database.answers();
    if (!lastGoodBackup) return { ready: true };
    const made = await lastGoodBackup();
    const hours = made && Math.floor((clock.now().getTime() - made.getTime()) / 3_600_000);
    return { ready: true, last_backup_at: made?.toISOString() ?? null, last_backup_hours: hours };
  },
});
