import type { DiskSpace } from '../limits/disk-space.ts';
import { defineGuestCall } from '../operation/define-operation.ts';

/** Whether the process is there at all; a lost database does not make it restart. */
export const live = defineGuestCall({
  name: 'server.live',
  route: 'GET api/live',
  permission: 'guest',
  fields: {},
  run: async () => ({ live: true }),
});

/**
 * Whether calls can be answered at this moment, for whoever balances load; and for whoever watches, when the newest backup
 * was made that was read to its end, with its age in whole hours, what is left on the disk, and whether live updates
 * arrive. A late backup, a disk that is low and updates that do not arrive send nobody away.
 */
export const ready = defineGuestCall({
  name: 'server.ready',
  route: 'GET api/ready',
  permission: 'guest',
  fields: {},
  async run({ database, lastGoodBackup, disk, isWireHeard, clock }) {
    await database.answers();
    const isHeard = isWireHeard?.() ?? null;
    return {
      ready: true,
      ...(lastGoodBackup ? tellBackup(await lastGoodBackup(), clock.now()) : {}),
      ...(disk ? tellDisk(await disk()) : {}),
      ...(isHeard === null ? {} : { live_updates: isHeard }),
    };
  },
});

function tellBackup(made: Date | null, now: Date) {
  const hours = made && Math.floor((now.getTime() - made.getTime()) / 3_600_000);
  return { last_backup_at: made?.toISOString() ?? null, last_backup_hours: hours };
}

function tellDisk({ isLow, freeMegabytes }: DiskSpace) {
  return { disk_low: isLow, disk_free_mb: freeMegabytes };
}
