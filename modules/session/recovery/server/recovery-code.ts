import { createHmac, randomInt } from 'node:crypto';

const DIGITS = 8;

/** A code that somebody reads off a message and types: with five tries at it, eight digits are enough. */
export function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** `1234 5678`: read out and typed in two breaths. */
export function shownCode(code: string): string {
  return `${code.slice(0, DIGITS / 2)} ${code.slice(DIGITS / 2)}`;
}

/** What is kept of a code: under a key of the server, or all hundred million would be tried in a second by a thief of the rows. */
export function codeMac(code: string, requestHash: string, key: Buffer): string {
  return createHmac('sha256', key)
    .update(`${requestHash}:${code.replace(/\D/g, '')}`)
    .digest('hex');
}
