import type { Problem } from '#core/errors.ts';
import { type BatchTracking, batchProblem } from '../batch-tracking.ts';
import { NO_SUCH_BATCH, OTHER_EXPIRY } from './adjusted-stock.words.ts';

/** The batch that somebody names, as it is written on the goods. */
export interface SaidBatch {
  batch?: string | null | undefined;
  expire_date?: string | null | undefined;
}

/**
 * What is wrong with the batch of an adjustment, by the field at fault; null where nothing is. What is found is of a batch that
 * is named, which may be a new one; what is missing is of one that is known, or where none is named of those that expire first.
 */
export function adjustedBatchProblem(
  tracking: BatchTracking,
  { batch = null, expire_date = null }: SaidBatch,
  by: bigint,
  known: { expire_date: string | null } | undefined,
): { field: 'batch' | 'expire_date'; problem: Problem } | null {
  const isFound = by > 0n;
  if (tracking === 'none' || isFound || (expire_date && !batch)) {
    const problem = batchProblem(tracking, { batch, expire_date: expire_date ?? known?.expire_date ?? null });
    if (problem) return problem;
  }
  if (!isFound && batch && !known) return { field: 'batch', problem: NO_SUCH_BATCH };
  if (known && expire_date && known.expire_date !== expire_date)
    return { field: 'expire_date', problem: { ...OTHER_EXPIRY, params: { date: known.expire_date ?? '-' } } };
  return null;
}
