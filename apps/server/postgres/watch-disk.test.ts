import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '#server-kit/http/log.ts';
import { aDataFolder } from '../testing/data-folders.ts';
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
