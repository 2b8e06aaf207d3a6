import { createHmac, randomBytes } from 'node:crypto';
import { openText, sealText } from '#server-kit/auth/sealed-text.ts';
import { keyFor } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { base32Of, matchingStep } from '#server-kit/auth/totp.ts';
import type { SecondFactorGateway } from '#server-kit/db/second-factor-gateway.ts';
import type { KnownPerson } from '../../login/server/check-password.ts';

const SEED_BYTES = 20; // RFC 4226, section 4
const SPARE_CODES = 10;
const SPARE_BYTES = 6;

/** What is sealed and hashed for the second factors of all users, under keys of the server. */
export interface FactorKeys {
  seeds: Buffer;
  spares: Buffer;
}

export function factorKeys(serverKey: ServerKey): FactorKeys {
  return { seeds: keyFor('second factors', serverKey), spares: keyFor('spare codes', serverKey) };
}

/** A new seed, as the database keeps it and as the app takes it. */
export function newSeed({ userId }: KnownPerson, { seeds }: FactorKeys): { sealed: Buffer; secret: string } {
  const seed = randomBytes(SEED_BYTES);
  return { sealed: sealText(seed.toString('hex'), userId, seeds), secret: base32Of(seed) };
}

/** The step of a typed code of the app; null where it is none, also where the seed was sealed under another key. */
export function stepOfCode(
  sealed: Buffer,
  { userId }: KnownPerson,
  typed: string,
  now: Date,
  { seeds }: FactorKeys,
): number | null {
  const seed = openText(sealed, userId, seeds);
  return seed === null ? null : matchingStep(Buffer.from(seed, 'hex'), typed.replace(/\s/g, ''), now);
}

/** Codes for the day on which the phone is lost: `abcde-fghij`, each good for one login. */
export function newSpareCodes(): string[] {
  return Array.from({ length: SPARE_CODES }, () => {
    const text = base32Of(randomBytes(SPARE_BYTES)).toLowerCase();
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

export function spareMac(code: string, { userId }: KnownPerson, { spares }: FactorKeys): string {
  const plain = code.toLowerCase().replace(/[^a-z2-7]/g, '');
  return createHmac('sha256', spares).update(`${userId}:${plain}`).digest('hex');
}

/** Whether a typed code, of the app or a spare one, proves the second factor. It is spent by that. */
export async function provesFactor(
  gateway: SecondFactorGateway,
  sealed: Buffer,
  person: KnownPerson,
  typed: string,
  now: Date,
  keys: FactorKeys,
): Promise<boolean> {
  const { businessId, userId } = person;
  const step = stepOfCode(sealed, person, typed, now, keys);
  if (step !== null) return gateway.spendStep(businessId, userId, step);
  return gateway.spendSpareCode(businessId, userId, spareMac(typed, person, keys));
}
