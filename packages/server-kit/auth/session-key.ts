import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Server secret under which session keys are kept: the database alone does not open a session. */
export type ServerKey = Buffer & { readonly serverKey?: never };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a session key for the database, bound to its session so that no two rows can be exchanged. */
export function sealSessionKey(key: string, sessionId: string, serverKey: ServerKey): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', serverKey, iv).setAAD(Buffer.from(sessionId));
  return Buffer.concat([
    iv,
    cipher.update(Buffer.from(key, 'base64url')),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** The 32 bytes of a session key, null where it was sealed for another session or under another server key. */
export function openSessionKey(sealed: Buffer, sessionId: string, serverKey: ServerKey): Buffer | null {
  return openGcm(serverKey, sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES), sessionId);
}

/** Opens AES-256-GCM; the tag stands at the end. Null is the only thing that a forger learns. */
export function openGcm(key: Buffer, iv: Buffer, sealed: Buffer, boundTo: string): Buffer | null {
  if (iv.length !== IV_BYTES || sealed.length < TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
