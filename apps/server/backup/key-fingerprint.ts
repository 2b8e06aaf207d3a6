import { createHash } from 'node:crypto';
import type { ServerKey } from '#server-kit/auth/session-key.ts';

/** Tells two keys apart and nothing else about them. */
export const fingerprintOf = (key: ServerKey) => createHash('sha256').update(key).digest('hex').slice(0, 32);
