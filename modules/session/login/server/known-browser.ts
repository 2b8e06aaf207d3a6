import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyFor } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { Call } from '#server-kit/operation/caller.ts';

const YEAR_SECONDS = 365 * 86_400;
const VALUE = /^([\w-]{22})\.([\w-]{43})$/;

const cookieName = (isSecure: boolean) => (isSecure ? '__Host-known' : 'known');

/**
 * The cookie of a browser that has logged in to this account before, so that others who guess at it do not hold that browser
 * up. It opens nothing: a thief of it has the few tries of one browser.
 */
export function knownBrowserCookie(account: string, { isSecure }: Call, serverKey: ServerKey): string {
  const name = randomBytes(16).toString('base64url');
  const value = `${name}.${sealOf(account, name, serverKey)}`;
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName(isSecure)}=${value}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict; Path=/${secure}`;
}

/** Name of the browser where it has logged in to this account before, null where it has not. */
export function knownBrowserOf(
  account: string,
  { cookies, isSecure }: Call,
  serverKey: ServerKey,
): string | null {
  const [, name = '', seal = ''] = VALUE.exec(cookies[cookieName(isSecure)] ?? '') ?? [];
  const right = Buffer.from(sealOf(account, name, serverKey));
  const given = Buffer.from(seal);
  return given.length === right.length && timingSafeEqual(given, right) ? name : null;
}

function sealOf(account: string, name: string, serverKey: ServerKey): string {
  return createHmac('sha256', keyFor('known browsers', serverKey))
    .update(`${account}\n${name}`)
    .digest('base64url');
}
