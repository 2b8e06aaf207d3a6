import type { Bytes } from './bytes.ts';

/** A key inside the browser; the name of its type differs between the browser's and Node's libraries. */
export type HiddenKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** A key that seals: one that the page cannot read where the browser can keep such, its bytes where it cannot. */
export type SealKey = HiddenKey | Bytes;

/** The few operations that sessions need, as the browser's own or as plain script where the page is not secure. */
export interface Ciphers {
  sha256(bytes: Bytes): Promise<Uint8Array>;
  /** A key from its 32 bytes; the browser's own never gives them out again. */
  keyFrom(bytes: Bytes): Promise<SealKey>;
  /** AES-256-GCM, the tag at the end. */
  seal(key: SealKey, iv: Bytes, plain: Bytes, boundTo?: Bytes): Promise<Uint8Array>;
  open(key: SealKey, iv: Bytes, sealed: Bytes, boundTo?: Bytes): Promise<Uint8Array>;
  /** A key from its 32 bytes that only proves (HMAC-SHA256); the browser's own never gives them out again. */
  macKeyFrom(bytes: Bytes): Promise<SealKey>;
  mac(key: SealKey, bytes: Bytes): Promise<Uint8Array>;
  /** 32 bytes for another purpose, from which the first cannot be found (HKDF-SHA256). */
  derive(bytes: Bytes, purpose: string): Promise<Uint8Array>;
}

/** Whether the browser offers its own: not on a plain http address of the shop's PC (api.md, Session). */
export const hasOwnCiphers = () => typeof crypto.subtle === 'object';

/** The browser's ciphers, or the plain ones, which are loaded only where they are needed. */
export async function ciphers(): Promise<Ciphers> {
  return hasOwnCiphers()
    ? (await import('./own-ciphers.ts')).ownCiphers
    : (await import('./plain-ciphers.ts')).plainCiphers;
}
