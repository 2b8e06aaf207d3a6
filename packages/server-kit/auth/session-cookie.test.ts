import { expect, test } from 'vitest';
import { beginCookie, endCookie } from './session-cookie.ts';

test('the cookie is that of the wire examples, and over TLS bound to this host', () => {
  expect(beginCookie('abc', false)).toBe('session=abc; HttpOnly; SameSite=Strict; Path=/');
  expect(beginCookie('abc', true)).toBe('__Host-session=abc; HttpOnly; SameSite=Strict; Path=/; Secure');
});

test('the end of a session takes back the very cookie', () => {
  expect(endCookie(false)).toBe('session=; Max-Age=0; HttpOnly; SameSite=Strict; Path=/');
  expect(endCookie(true)).toContain('__Host-session=; Max-Age=0');
});
