import { timingSafeEqual } from 'node:crypto';
import { additionalData, isFileHash, type SessionHeader, type SignedCall } from '#core/session-header.ts';
import { openGcm } from './session-key.ts';

/**
 * Whether an authorization header is the user id encrypted with the session's key for this very call: one other
 * letter in method, path, branch, body, key of the call or time and it does not open.
 */
export function isSignedBy(
  { iv, sealed, sessionId, seconds }: SessionHeader,
  call: Omit<SignedCall, 'sessionId' | 'seconds'>,
  key: Buffer,
  userId: string,
): boolean {
  if (call.fileHash && !isFileHash(call.fileHash)) return false;
  const boundTo = additionalData({ ...call, sessionId, seconds });
  const opened = openGcm(key, Buffer.from(iv, 'base64url'), Buffer.from(sealed, 'base64url'), boundTo);
  const expected = Buffer.from(userId);
  return opened !== null && opened.length === expected.length && timingSafeEqual(opened, expected);
}
