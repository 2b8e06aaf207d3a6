import { type Bytes, bytesOf } from './bytes.ts';
import type { Ciphers, HiddenKey } from './ciphers.ts';

/** WebCrypto. */
export const ownCiphers: Ciphers = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  keyFrom: (bytes) => crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
  seal: async (key, iv, plain, boundTo) =>
    new Uint8Array(await crypto.subtle.encrypt(how(iv, boundTo), key as HiddenKey, plain)),
  open: async (key, iv, sealed, boundTo) =>
    new Uint8Array(await crypto.subtle.decrypt(how(iv, boundTo), key as HiddenKey, sealed)),
  macKeyFrom: (bytes) =>
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  mac: async (key, bytes) => new Uint8Array(await crypto.subtle.sign('HMAC', key as HiddenKey, bytes)),
  async derive(bytes, purpose) {
    const key = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits']);
    const way = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(purpose) };
    return new Uint8Array(await crypto.subtle.deriveBits(way, key, 256));
  },
};

function how(iv: Bytes, boundTo: Bytes = new Uint8Array()) {
  return { name: 'AES-GCM', iv, additionalData: boundTo };
}
