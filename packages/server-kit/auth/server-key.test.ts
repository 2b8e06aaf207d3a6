import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyFor, serverKey } from './server-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onepos-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the key is made once, for its owner alone', async () => {
  const file = join(folder, 'key');
  const key = await serverKey({}, file);
  expect(key).toHaveLength(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await serverKey({}, file)).toEqual(key);
  expect(await readdir(folder)).toEqual(['key']);
});

test('servers that start at once agree on one', async () => {
  const file = join(folder, 'key');
  const keys = await Promise.all(Array.from({ length: 5 }, () => serverKey({}, file)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
});

test('SESSION_SECRET wins and writes nothing', async () => {
  const key = await serverKey(
    { SESSION_SECRET: Buffer.alloc(32, 7).toString('base64') },
    join(folder, 'key'),
  );
  expect(key).toEqual(Buffer.alloc(32, 7));
  expect(await readdir(folder)).toEqual([]);
});

test('a key that is none is refused by the name of where it stands, and left alone', async () => {
  const file = join(folder, 'key');
  await writeFile(file, 'short\n');
  await expect(serverKey({}, file)).rejects.toThrow(file);
  await expect(serverKey({ SESSION_SECRET: 'short' }, file)).rejects.toThrow('SESSION_SECRET');
  expect(await readFile(file, 'utf8')).toBe('short\n');
});

test('each purpose has a key of its own', () => {
  const key = Buffer.alloc(32, 7);
  expect(keyFor('requests', key)).toEqual(keyFor('requests', key));
  expect(keyFor('requests', key)).not.toEqual(keyFor('others', key));
  expect(keyFor('requests', key)).not.toEqual(key);
});
