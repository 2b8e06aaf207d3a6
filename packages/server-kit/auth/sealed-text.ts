import { createCipheriv, randomBytes } from 'node:crypto';
import { openGcm } from './session-key.ts';

const IV_BYTES = 12;

/** Encrypts a text for the database, bound to the row it stands in so that no two can be exchanged. */
export function sealText(text: string, boundTo: string, key: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The text again, null where it was sealed for another row or under another key. */
export function openText(sealed: Buffer, boundTo: string, key: Buffer): string | null {
  return (
    openGcm(key, sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES), boundTo)?.toString('utf8') ?? null
  );
}
