import { gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf } from './bytes.ts';
import type { Ciphers } from './ciphers.ts';

/** The same in plain script, for a page at a plain http address, where the browser offers none of its own. */
export const plainCiphers: Ciphers = {
  sha256: async (bytes) => sha256(bytes),
  keyFrom: async (bytes) => bytes,
  seal: async (key, iv, plain, boundTo) => gcm(key as Uint8Array, iv, boundTo).encrypt(plain),
  open: async (key, iv, sealed, boundTo) => gcm(key as Uint8Array, iv, boundTo).decrypt(sealed),
  macKeyFrom: async (bytes) => bytes,
  mac: async (key, bytes) => hmac(sha256, key as Uint8Array, bytes),
  derive: async (bytes, purpose) => hkdf(sha256, bytes, undefined, bytesOf(purpose), 32),
};
