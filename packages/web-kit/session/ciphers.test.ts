import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, fromBase64, fromBase64url, fromHex, toBase64, toBase64url, toHex } from './bytes.ts';
import type { Ciphers } from './ciphers.ts';
import { ownCiphers } from './own-ciphers.ts';
import { plainCiphers } from './plain-ciphers.ts';

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((some) => new Uint8Array(some));
const anyBytes = fc.uint8Array({ maxLength: 200 }).map((some) => new Uint8Array(some));

test.each([
  ['the browser', 'plain script', ownCiphers, plainCiphers],
  ['plain script', 'the browser', plainCiphers, ownCiphers],
])('what %s seals, %s opens', async (_, __, one: Ciphers, other: Ciphers) => {
  await fc.assert(
    fc.asyncProperty(bytes(32), bytes(12), anyBytes, anyBytes, async (key, iv, plain, boundTo) => {
      const sealed = await one.seal(await one.keyFrom(key), iv, plain, boundTo);
      expect(await other.open(await other.keyFrom(key), iv, new Uint8Array(sealed), boundTo)).toEqual(plain);
    }),
    { numRuns: 50 },
  );
});

test('both derive and hash alike', async () => {
  await fc.assert(
    fc.asyncProperty(bytes(32), fc.string(), async (key, purpose) => {
      expect(await plainCiphers.derive(key, purpose)).toEqual(await ownCiphers.derive(key, purpose));
      expect(await plainCiphers.sha256(key)).toEqual(await ownCiphers.sha256(key));
    }),
    { numRuns: 50 },
  );
});

test('a key of the browser cannot be read out again', async () => {
  const key = await ownCiphers.keyFrom(new Uint8Array(32));
  expect((key as { extractable: boolean }).extractable).toBe(false);
});

test.each([ownCiphers, plainCiphers])(
  'another text to be bound to does not open',
  async ({ keyFrom, seal, open }) => {
    const key = await keyFrom(new Uint8Array(32));
    const iv = new Uint8Array(12);
    const sealed = new Uint8Array(await seal(key, iv, bytesOf('asha'), bytesOf('GET')));
    await expect(open(key, iv, sealed, bytesOf('PUT'))).rejects.toThrow();
  },
);

test('bytes survive each way of writing them', () => {
  fc.assert(
    fc.property(anyBytes, (some) => {
      expect(fromBase64(toBase64(some))).toEqual(some);
      expect(fromBase64url(toBase64url(some))).toEqual(some);
      expect(fromHex(toHex(some))).toEqual(some);
      expect(toBase64url(some)).toMatch(/^[\w-]*$/);
    }),
  );
});
