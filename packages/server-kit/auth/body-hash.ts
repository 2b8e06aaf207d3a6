import { createHash } from 'node:crypto';

/** base64url SHA-256 of a body as it arrived, byte for byte: what the authorization header is bound to. */
export function bodyHashOf(body: Uint8Array | string): string {
  return createHash('sha256').update(body).digest('base64url');
}

/** Stands in the header of calls without body, and of forms whose file has a hash of its own. */
export const EMPTY_BODY_HASH = bodyHashOf('');
