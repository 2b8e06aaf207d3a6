import type { Share } from './layers.rules.ts';

/** What lies of a batch in a store. */
export interface BatchLevel {
  batch_id: string;
  /** Empty for goods that came before their product was kept in batches. */
  number: string | null;
  expire_date: string | null;
  quantity: bigint;
  /** How much of it was not there yet on some day since that of the move; only where that day is over. */
  came_later?: bigint;
}

/** A batch may be sold up to and including the day on which it expires (A7). */
export function isExpired({ expire_date }: Pick<BatchLevel, 'expire_date'>, date: string): boolean {
  return expire_date !== null && expire_date < date;
}

/** The order in which batches leave: the earliest to expire first, those without a day last, ties by first receipt. */
export function byExpiry(one: BatchLevel, other: BatchLevel): number {
  return (one.expire_date ?? LAST).localeCompare(other.expire_date ?? LAST);
}

const LAST = '9999-12-31';

/**
 * How much is in batches that may be taken on a day, and which: of what lay there on that day and still does (A44). Where that
 * is not enough any will do, and whoever must refuse a day refuses it when the goods have been moved.
 */
export function pickBatchesOfDay(
  levels: readonly BatchLevel[],
  wanted: bigint,
): ReturnType<typeof pickBatches> {
  const steady = levels.map((level) => ({ ...level, quantity: level.quantity - (level.came_later ?? 0n) }));
  const picked = pickBatches(steady, wanted);
  return picked.left >= wanted ? picked : pickBatches(levels, wanted);
}

/** How much of the goods wanted is in batches that may be taken, and which; `levels` are in the order in which they leave. */
export function pickBatches(
  levels: readonly BatchLevel[],
  wanted: bigint,
): { shares: Share[]; left: bigint } {
  const shares: Share[] = [];
  let missing = wanted;
  let left = 0n;
  for (const { batch_id, quantity } of levels) {
    if (quantity <= 0n) continue;
    left += quantity;
    const taken = quantity < missing ? quantity : missing;
    if (taken > 0n) shares.push({ batch_id, quantity: taken });
    missing -= taken;
  }
  return { shares, left };
}

/** What left by a line of a document, in the order in which it left, may come back: what was taken last comes first (A8). */
export function comeBack(taken: readonly Share[], quantity: bigint, before = 0n): Share[] {
  const shares: Share[] = [];
  let skipped = before;
  let missing = quantity;
  for (const part of taken.toReversed()) {
    const there = part.quantity - (skipped < part.quantity ? skipped : part.quantity);
    skipped -= part.quantity - there;
    const back = there < missing ? there : missing;
    if (back > 0n) shares.push({ batch_id: part.batch_id, quantity: back });
    missing -= back;
  }
  return shares;
}
