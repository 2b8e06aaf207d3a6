import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '#server-kit/http/log.ts';
import { backupName } from './backup-folder.ts';
import { noteCheck } from './check-note.ts';
import { openNightlyBackups } from './nightly-backups.ts';

const DAY_MS = 24 * 3600 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A folder with a backup of each of some days, and backups that are made by what the test does. */
async function nights(days: number[], run: (signal: AbortSignal, folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-nights-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const day of days) await writeFile(join(folder, backupName(ago(day))), 'x');
  const logged: string[] = [];
  const log = openLog({ write: (line: string) => logged.push(line) });
  const env = { BACKUP_FOLDER: folder, BACKUP_KEEP: '2,0,0' };
  const backups = openNightlyBackups(env, log, (signal) => run(signal, folder));
  onTestFinished(() => backups.close());
  const idle = () => expect.poll(async () => (await backups.look()).is_running).toBe(false);
  return { folder, backups, logged, idle };
}

test('one that is made takes away those that had their time, and nothing else of the folder', async () => {
  const { folder, backups, idle } = await nights([9, 5, 3], async (_, into) => {
    const path = join(into, backupName(ago(0)));
    await writeFile(path, 'xy');
    await noteCheck(path, new Date());
  });
  await writeFile(join(folder, 'before-restore-onepos-20200101T000000Z.backup'), '');
  expect(backups.begin()).toBe(true);
  expect(backups.begin()).toBe(false);
  await idle();
  const { state, kept, last_error } = await backups.look();
  expect({ state, last_error }).toEqual({ state: 'fine', last_error: null });
  expect(kept.map(({ bytes, verified_at }) => [bytes, verified_at !== null])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(await readdir(folder)).toContain('before-restore-onepos-20200101T000000Z.backup');
});

test('one that fails takes nothing away, and is told until one succeeds', async () => {
  let isFull = true;
  const { backups, logged, idle, folder } = await nights([9, 5, 3], async (_, into) => {
    if (isFull) throw new Error('There is no room for a backup');
    await writeFile(join(into, backupName(ago(0))), 'x');
  });
  expect((await backups.look()).state).toBe('late');
  backups.begin();
  await idle();
  expect(await backups.look()).toMatchObject({
    state: 'failed',
    last_error: 'There is no room for a backup',
  });
  expect(logged.join()).toContain('the backup failed');
  expect(await readdir(folder)).toHaveLength(3);
  isFull = false;
  backups.begin();
  await idle();
  expect(await backups.look()).toMatchObject({ state: 'fine', last_error: null });
});

test('a server that stops waits for no backup, and that is no failure', async () => {
  const { backups, logged } = await nights(
    [],
    (signal) =>
      new Promise((_, giveUp) => {
        signal.addEventListener('abort', () => giveUp(signal.reason));
      }),
  );
  backups.begin();
  await backups.close();
  expect(logged).toEqual([]);
});
