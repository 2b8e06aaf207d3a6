import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './whole-file.ts';

const MEBIBYTE = 1024 * 1024;
const plenty = async () => 1024 * MEBIBYTE;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function* pieces(
  count: number,
  at: (number: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  for (let number = 0; number < count; number += 1) {
    at(number);
    yield Buffer.alloc(MEBIBYTE, number);
  }
}

test('a file is there once it is whole, for its owner alone', async () => {
  const folder = await aFolder();
  const path = join(folder, 'one.backup');
  expect(await writeWhole(path, pieces(3), { freeIn: plenty })).toBe(3 * MEBIBYTE);
  expect(await readdir(folder)).toEqual(['one.backup']);
  expect((await readFile(path)).length).toBe(3 * MEBIBYTE);
});

test('what fails half way leaves nothing, and the file that was there before', async () => {
  const folder = await aFolder();
  const path = join(folder, 'one.backup');
  await writeFile(path, 'the former');
  const failing = pieces(9, (number) => {
    if (number === 5) throw new Error('the database is gone');
  });
  await expect(writeWhole(path, failing, { freeIn: plenty })).rejects.toThrow('the database is gone');
  expect(await readdir(folder)).toEqual(['one.backup']);
  expect(await readFile(path, 'utf8')).toBe('the former');
});

test('it stops while the books still have room, at the beginning or on the way', async () => {
  const folder = await aFolder();
  const path = join(folder, 'one.backup');
  const full = async () => 100 * MEBIBYTE;
  await expect(writeWhole(path, pieces(1), { freeIn: full })).rejects.toThrow(
    'There is no room for a backup',
  );
  let free = 1024 * MEBIBYTE;
  const filling = pieces(40, (number) => {
    if (number === 20) free = 200 * MEBIBYTE;
  });
  await expect(writeWhole(path, filling, { freeIn: async () => free })).rejects.toThrow(
    '256 MB are left for the books',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a disk that is really full is said in the same words', async () => {
  const folder = await aFolder();
  const full = pieces(3, () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  await expect(writeWhole(join(folder, 'one.backup'), full, { freeIn: plenty })).rejects.toThrow(
    'There is no room',
  );
});

test('drafts that a kill has left go with the next backup, one that is being written stays', async () => {
  const folder = await aFolder();
  const long_ago = new Date(Date.now() - 2 * 3600 * 1000);
  for (const name of ['old.backup.0a.part', 'fresh.backup.0b.part', 'letter.part'])
    await writeFile(join(folder, name), '');
  for (const name of ['old.backup.0a.part', 'letter.part'])
    await utimes(join(folder, name), long_ago, long_ago);
  await writeWhole(join(folder, 'one.backup'), pieces(1), { freeIn: plenty });
  expect((await readdir(folder)).sort()).toEqual(['fresh.backup.0b.part', 'letter.part', 'one.backup']);
});
