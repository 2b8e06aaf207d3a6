import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newSecret } from './secrets.ts';
import { openSessionKey, sealSessionKey } from './session-key.ts';

const serverKey = randomBytes(32);
const session = '01a1f833-122f-71ec-abbd-1410ab417ec0';

test('a session key comes back whole, and the sealed one does not show it', () => {
  const key = newSecret();
  const sealed = sealSessionKey(key, session, serverKey);
  expect(openSessionKey(sealed, session, serverKey)?.toString('base64url')).toBe(key);
  expect(sealed.includes(Buffer.from(key, 'base64url'))).toBe(false);
});

test('it opens for no other session, under no other server key, and not with a bit changed', () => {
  const sealed = sealSessionKey(newSecret(), session, serverKey);
  expect(openSessionKey(sealed, session.replace('0', '1'), serverKey)).toBeNull();
  expect(openSessionKey(sealed, session, randomBytes(32))).toBeNull();
  for (const place of [0, 15, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(openSessionKey(changed, session, serverKey)).toBeNull();
  }
  expect(openSessionKey(Buffer.alloc(3), session, serverKey)).toBeNull();
});
