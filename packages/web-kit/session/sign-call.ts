import { additionalData, type SignedCall, writeSessionHeader } from '#core/session-header.ts';
import { type Bytes, bytesOf, randomBytes, toBase64url } from './bytes.ts';
import type { Ciphers, SealKey } from './ciphers.ts';

/** What a header is made of, beside the call itself. */
export interface Signer {
  sessionId: string;
  userId: string;
  key: SealKey;
}

export type CallToSign = Omit<SignedCall, 'sessionId'>;

/** The authorization header of one call: the user id, encrypted with the session's key and bound to that call (api.md). */
export async function signCall({ seal }: Ciphers, signer: Signer, call: CallToSign): Promise<string> {
  const { sessionId, userId, key } = signer;
  const iv = randomBytes(12);
  const boundTo = bytesOf(additionalData({ ...call, sessionId }));
  const sealed = await seal(key, iv, bytesOf(userId), boundTo);
  return writeSessionHeader({
    sessionId,
    seconds: call.seconds,
    iv: toBase64url(iv),
    sealed: toBase64url(sealed),
  });
}

/** base64url SHA-256, as the header and `X-File-SHA256` carry it. */
export async function hashOf({ sha256 }: Ciphers, bytes: Bytes): Promise<string> {
  return toBase64url(await sha256(bytes));
}
