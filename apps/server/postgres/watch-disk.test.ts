import { stat } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from '#server-kit/http/log.ts';
import { aDataFolder } from '../testing/data-folders.ts';
import { eventually } from '../testing/processes.ts';
import { openDataFolder } from './data-folder.ts';
import { MEBIBYTE } from './free-space.ts';
import { watchDisk } from './watch-disk.ts';

test('a disk that gets low is told of once, and once when it has room again', async () => {
  const logged: string[] = [];
  const log = openLog({ write: (line: string) => logged.push(line) });
  let free = 900 * MEBIBYTE;
  const watch = watchDisk(await openDataFolder(await aDataFolder()), log, async () => free);
  onTestFinished(watch.stop);
  expect(await watch.look()).toEqual({ isLow: false, freeMegabytes: 900 });
  free = 255.5 * MEBIBYTE;
  expect(await watch.look()).toEqual({ isLow: true, freeMegabytes: 255 });
  await watch.look();
  free = 256 * MEBIBYTE;
  expect((await watch.look()).isLow).toBe(false);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, freeMegabytes: 255, msg: 'the disk is almost full: files and imports wait, sales go on' },
    { level: 30, freeMegabytes: 256, msg: 'the disk has room again' },
  ]);
});

test('the reserve that was given to the database is held again within a minute of there being room', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = await openDataFolder(await aDataFolder());
  let free = 511 * MEBIBYTE;
  const looks: (() => void)[] = [];
  const watch = watchDisk(folder, openLog({ write: () => undefined }), async () => {
    looks.shift()?.();
    return free;
  });
  onTestFinished(watch.stop);
  // One look tells how much there is, the other whether it is enough to hold some back.
  const looked = Promise.all([1, 2].map(() => new Promise<void>((resolve) => looks.push(resolve))));
  vi.advanceTimersByTime(60_000);
  await looked;
  await expect(stat(folder.ballast)).rejects.toThrow();
  free = 512 * MEBIBYTE;
  vi.advanceTimersByTime(60_000);
  await eventually('the reserve', () => stat(folder.ballast).catch(() => undefined));
  expect((await stat(folder.ballast)).size).toBe(64 * MEBIBYTE);
});
