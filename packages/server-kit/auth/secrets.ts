import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as they travel: 43 characters of base64url. Session cookies and session keys are such. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The prefix makes a leaked token recognisable to people and to scanners of repositories. */
export function newApiToken(): string {
  return `op_${newSecret()}`;
}

/** The only form in which the database knows a cookie or token: hex SHA-256 (isolation.sql). */
export function accessHashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a text can be a session cookie at all; anything else costs no question to the database. */
export const isSecret = (text: string) => /^[\w-]{43}$/.test(text);

export const isApiToken = (text: string) => /^op_[\w-]{43}$/.test(text);
