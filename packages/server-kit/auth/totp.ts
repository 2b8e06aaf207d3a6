import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app has it: six digits, SHA-1, a new code each half minute. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be one step off, and nobody types a code in no time. */
const STEPS_OFF = 1;

/** The half minute that a moment lies in, counted from 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The code that an authenticator shows in a step. */
export function totpOf(seed: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', seed).update(counter).digest();
  const place = hash.readUInt8(hash.length - 1) & 15;
  const number = hash.readUInt32BE(place) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code was typed, now or one beside it; null where none. */
export function matchingStep(seed: Uint8Array, typed: string, now: Date): number | null {
  if (!/^\d{6}$/.test(typed)) return null;
  const middle = stepAt(now);
  let found: number | null = null;
  for (let step = middle - STEPS_OFF; step <= middle + STEPS_OFF; step += 1)
    if (timingSafeEqual(Buffer.from(totpOf(seed, step)), Buffer.from(typed))) found = step;
  return found;
}

/** Base32 as authenticator apps take it by hand (RFC 4648, without padding). */
export function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
