import type { Tx } from '#server-kit/db/transaction.ts';
import { type BatchIds, batchIds } from '../../stock/server/batch-ids.ts';
import { makeBatches, stockMethodsOf } from '../../stock/server/stock-batches.ts';

interface SaidLine {
  product_id: string;
  batch: string | null;
  expire_date: string | null;
}

/** The batches that a count speaks of, held so that none takes another number meanwhile. */
export interface BatchesOfCount {
  idOf: BatchIds;
  /** Makes those that nobody has named before; a known one keeps its day. */
  make(lines: readonly (SaidLine & { counted: bigint })[]): Promise<void>;
}

export async function batchesOfCount(
  tx: Tx,
  productIds: readonly string[],
  lines: readonly SaidLine[],
): Promise<BatchesOfCount> {
  const methods = await stockMethodsOf(tx, productIds);
  const idOf = await batchIds(
    tx,
    lines.flatMap(({ product_id, batch, expire_date }) => {
      const number = batch ?? expire_date;
      return number ? [{ product_id, number }] : [];
    }),
  );
  return {
    idOf,
    async make(counted) {
      const named = counted.flatMap(({ product_id, batch, expire_date, counted: quantity }) =>
        batch ? [{ product_id, quantity, batch: { number: batch, expire_date } }] : [],
      );
      if (named.length > 0) await makeBatches(tx, named, methods);
    },
  };
}
