import type { Problem } from '#core/errors.ts';

/** Whether goods are kept apart by the number of their batch, and whether each batch has a day on which it expires. */
export type BatchTracking = 'none' | 'number' | 'expiry';

/** What is wrong with the batch of goods that come in, by the field at fault; null where nothing is. */
export function batchProblem(
  tracking: BatchTracking,
  { batch, expire_date }: { batch?: string | null; expire_date?: string | null },
): { field: 'batch' | 'expire_date'; problem: Problem } | null {
  if (tracking === 'none')
    return batch || expire_date
      ? {
          field: batch ? 'batch' : 'expire_date',
          problem: { key: 'no_batches', words: NO_BATCHES },
        }
      : null;
  if (!batch) return { field: 'batch', problem: { key: 'batch_needed', words: BATCH_NEEDED } };
  return tracking === 'expiry' && !expire_date
    ? { field: 'expire_date', problem: { key: 'expiry_needed', words: EXPIRY_NEEDED } }
    : null;
}

const NO_BATCHES = {
  en: 'This product is not kept in batches.',
  sw: 'Bidhaa hii haitunzwi kwa matoleo.',
};
const BATCH_NEEDED = {
  en: 'Enter the batch number. This product is kept in batches.',
  sw: 'Andika namba ya toleo. Bidhaa hii hutunzwa kwa matoleo.',
};
const EXPIRY_NEEDED = {
  en: 'Enter the expiry date of this batch.',
  sw: 'Andika tarehe ya kuisha muda ya toleo hili.',
};
