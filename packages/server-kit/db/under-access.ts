import { accessHashOf, newSecret } from '../auth/secrets.ts';
import type { Database } from './database.ts';
import type { Tx } from './transaction.ts';

/** Long enough for one action; the access is closed again right after it. */
const LIFE_OF_THE_ACCESS_MS = 60_000;

/**
 * One transaction in the name of somebody without a session of his: through the wall like everything else, under an
 * access of a minute that no one else holds. Whoever calls has made sure that it is his will.
 */
export async function underAccess<T>(
  { login, transaction }: Database,
  { businessId, userId }: { businessId: string; userId: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const hash = accessHashOf(newSecret());
  // By the clock of the machine, never that of a test: the database ends the access by its own.
  const expiresAt = new Date(Date.now() + LIFE_OF_THE_ACCESS_MS);
  await login.open({ hash, kind: 'session', businessId, userId, expiresAt });
  try {
    return await transaction(hash, {}, work);
  } finally {
    await login.close(hash);
  }
}
