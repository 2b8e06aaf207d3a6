import { bytesOf, fromBase64, fromHex, toBase64, toHex } from './bytes.ts';
import { ciphers } from './ciphers.ts';

/** What encryption makes: an object with one text in it (specification §3, §9). */
export interface Envelope {
  payload: string;
}

export type EnvelopeType = 'base64' | 'hex';

export interface EnvelopeOptions {
  key: string;
  /** Another one for every encryption under the same key. */
  iv: string;
  type?: EnvelopeType;
}

/** Texts of specification §8, to the letter. */
export const ENVELOPE_TEXTS = {
  key: 'Encryption key must be a non-empty string.',
  iv: 'Initialization vector must be a non-empty string.',
  type: 'Invalid encryption type.',
  encryption: (reason: string) => `Encryption failed: ${reason}.`,
  decryption: (reason: string) => `Decryption failed: ${reason}.`,
} as const;

/** Encrypts a value with AES; key and vector may be texts of any length. */
export async function encrypt(value: unknown, options: EnvelopeOptions): Promise<Envelope> {
  const { write } = codecOf(options);
  try {
    const text = JSON.stringify(value);
    if (text === undefined) throw new Error('there is nothing to encrypt');
    const { seal } = await ciphers();
    const { key, iv } = await materialOf(options);
    return { payload: write(await seal(key, iv, bytesOf(text))) };
  } catch (error) {
    throw new Error(ENVELOPE_TEXTS.encryption(reasonOf(error)), { cause: error });
  }
}

/** The value inside an envelope. */
export async function decrypt(envelope: Envelope, options: EnvelopeOptions): Promise<unknown> {
  const { read } = codecOf(options);
  try {
    const { open } = await ciphers();
    const { key, iv } = await materialOf(options);
    return JSON.parse(new TextDecoder().decode(await open(key, iv, read(envelope.payload))));
  } catch (error) {
    throw new Error(ENVELOPE_TEXTS.decryption(reasonOf(error)), { cause: error });
  }
}

const CODECS = {
  base64: { write: toBase64, read: fromBase64 },
  hex: { write: toHex, read: fromHex },
} as const;

function codecOf({ key, iv, type = 'base64' }: EnvelopeOptions) {
  if (typeof key !== 'string' || key === '') throw new Error(ENVELOPE_TEXTS.key);
  if (typeof iv !== 'string' || iv === '') throw new Error(ENVELOPE_TEXTS.iv);
  if (!Object.hasOwn(CODECS, type)) throw new Error(ENVELOPE_TEXTS.type);
  return CODECS[type];
}

async function materialOf({ key, iv }: EnvelopeOptions) {
  const { sha256, keyFrom } = await ciphers();
  const [keyBytes, ivBytes] = [await sha256(bytesOf(key)), await sha256(bytesOf(iv))];
  return { key: await keyFrom(new Uint8Array(keyBytes)), iv: new Uint8Array(ivBytes.slice(0, 12)) };
}

/** Browsers give a failed tag no words, and sentences of others end with a full stop of their own. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message.trim().replace(/\.$/, '') : '';
  return said || 'the data does not fit the key';
}
