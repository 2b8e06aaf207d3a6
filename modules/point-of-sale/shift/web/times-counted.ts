import type { WireRow } from '#web-kit/api/queries.ts';

/** How many counts of a shift are on record; before it is closed, one that was far off and is to be made once more. */
export function timesCounted(row: WireRow): number {
  return Array.isArray(row.counts) ? row.counts.length : 0;
}
