import type { Tx } from '#server-kit/db/transaction.ts';
import { FilesFull } from '../../errors.ts';

/** What all pictures and papers of a business may take together (reliability T19: a quota). */
const MEGABYTES_IN_ALL = 200;

/** Refuses what no longer fits into the room of a business. */
export async function requireFileSpace(tx: Pick<Tx, 'query'>, size: number): Promise<void> {
  const [kept] = await tx.query<{ bytes: bigint }>(
    `select (select coalesce(sum(size), 0) from files where deleted_at is null)::bigint
          + (select coalesce(sum(size), 0) from attachments)::bigint as bytes`,
  );
  if (Number(kept?.bytes ?? 0) + size > MEGABYTES_IN_ALL * 1024 * 1024)
    throw FilesFull({ megabytes: MEGABYTES_IN_ALL });
}
