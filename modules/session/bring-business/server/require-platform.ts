import type { Tx } from '#server-kit/db/transaction.ts';
import { NotThePlatform } from '../../errors.ts';

/** Refuses whoever is no account of the platform, though he had every right: the database says who is one. */
export async function requirePlatform(tx: Pick<Tx, 'query'>): Promise<void> {
  const [account] = await tx.query('select user_id from ctx.platform_account()', []);
  if (!account) throw NotThePlatform();
}
