import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows now that was given a key by hand (RFC 6238), written without a look at ours. */
export function codeShownFor(key: string): string {
  let bits = '';
  for (const letter of key.replace(/\s/g, '')) bits += LETTERS.indexOf(letter).toString(2).padStart(5, '0');
  const seed = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const hash = createHmac('sha1', seed).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) % 16) % 2 ** 31;
  return (number % 1_000_000).toString().padStart(6, '0');
}
