import type * as Crypto from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

const argon2 = vi.hoisted(() => vi.fn());

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof Crypto>();
  argon2.mockImplementation(real.argon2);
  return { ...real, argon2 };
});

beforeEach(() => {
  argon2.mockClear();
});

test('a password is known again and no other is', async () => {
  const kept = await hashPassword('Kiti-cheupe-27');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(kept).not.toContain('Kiti');
  expect(await isPassword('Kiti-cheupe-27', kept)).toBe(true);
  expect(await isPassword('Kiti-cheupe-28', kept)).toBe(false);
  expect(await isPassword('', kept)).toBe(false);
});

test('two people with one password are kept differently', async () => {
  expect(await hashPassword('Mlango-wa-3')).not.toBe(await hashPassword('Mlango-wa-3'));
});

test('long passwords count to their last letter', async () => {
  const long = `Aa1-${'x'.repeat(190)}`;
  const kept = await hashPassword(`${long}y`);
  expect(await isPassword(`${long}y`, kept)).toBe(true);
  expect(await isPassword(`${long}z`, kept)).toBe(false);
});

test('an accent is the same however the keyboard writes it, and a blank at the end is none', async () => {
  const kept = await hashPassword('Caf\u00e9-ya-3');
  expect(await isPassword('Cafe\u0301-ya-3 ', kept)).toBe(true);
});

test('without a kept password the very same work is done, and the answer is no', async () => {
  const kept = await hashPassword('Kiti-cheupe-27');
  argon2.mockClear();
  expect(await isPassword('Kiti-cheupe-27', kept)).toBe(true);
  expect(await isPassword('Kiti-cheupe-27', null)).toBe(false);
  const [known, unknown] = argon2.mock.calls.map(
    ([algorithm, { message, memory, passes, parallelism, tagLength }]) => ({
      algorithm,
      message,
      memory,
      passes,
      parallelism,
      tagLength,
    }),
  );
  expect(argon2).toHaveBeenCalledTimes(2);
  expect(unknown).toEqual(known);
});

test('what is no hash of ours is a fault and not a no', async () => {
  await expect(isPassword('x', '$2b$10$abc')).rejects.toThrow('notation');
});
