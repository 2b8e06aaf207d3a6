import type { Problem } from '#core/errors.ts';
import { BATCH_NEEDED, EXPIRY_NEEDED, NO_BATCHES } from './batch/batch.words.ts';

/** Whether goods are kept apart by the number of their batch, and whether each batch has a day on which it expires. */
export type BatchTracking = 'none' | 'number' | 'expiry';

/**
 * The number of a batch: as it stands on the goods, else the day on which they expire, `2027-03-31`, of goods on which nothing
 * else stands (A37). Null where neither is said, or the product is kept in no batches.
 */
export function batchNumber(
  tracking: BatchTracking,
  { batch, expire_date }: { batch?: string | null | undefined; expire_date?: string | null | undefined },
): string | null {
  return batch || (tracking === 'none' ? null : expire_date) || null;
}

/** What is wrong with the batch of goods that come in, by the field at fault; null where nothing is. */
export function batchProblem(
  tracking: BatchTracking,
  { batch, expire_date }: { batch?: string | null | undefined; expire_date?: string | null | undefined },
): { field: 'batch' | 'expire_date'; problem: Problem } | null {
  if (tracking === 'none')
    return batch || expire_date
      ? {
          field: batch ? 'batch' : 'expire_date',
          problem: { key: 'no_batches', words: NO_BATCHES },
        }
      : null;
  if (!batchNumber(tracking, { batch, expire_date }))
    return { field: 'batch', problem: { key: 'batch_needed', words: BATCH_NEEDED } };
  return tracking === 'expiry' && !expire_date
    ? { field: 'expire_date', problem: { key: 'expiry_needed', words: EXPIRY_NEEDED } }
    : null;
}
