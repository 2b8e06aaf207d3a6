import type { Log } from '#server-kit/http/log.ts';
import type { DiskSpace, LookAtDisk } from '#server-kit/limits/disk-space.ts';
import type { DataFolder } from './data-folder.ts';
import { disksOf, freeBytes, holdBallast, LEFT_FOR_SALES, MEBIBYTE } from './free-space.ts';

const LOOK_EVERY_MS = 60_000;

export interface DiskWatch {
  look: LookAtDisk;
  stop(): void;
}

/**
 * Looks at the disks of the embedded database each minute and whenever it is asked, and logs when they get low. Each minute
 * it also holds the reserve again that was given to the database, once there is room for it again.
 */
export function watchDisk(folder: DataFolder, log: Log, freeIn = freeBytes): DiskWatch {
  let wasLow = false;
  async function look(): Promise<DiskSpace> {
    const disks = await disksOf(folder);
    const free = Math.min(...(await Promise.all(disks.map((disk) => freeIn(disk.folder)))));
    const room = { isLow: free < LEFT_FOR_SALES, freeMegabytes: Math.floor(free / MEBIBYTE) };
    if (room.isLow !== wasLow) {
      wasLow = room.isLow;
      if (room.isLow) log.error(room, 'the disk is almost full: files and imports wait, sales go on');
      else log.info(room, 'the disk has room again');
    }
    return room;
  }
  async function lookAfter(): Promise<void> {
    await look();
    await holdBallast(folder, freeIn);
  }
  const timer = setInterval(
    () => void lookAfter().catch((error: unknown) => log.warn({ error }, 'beside a call')),
    LOOK_EVERY_MS,
  );
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
