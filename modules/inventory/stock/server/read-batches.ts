import type { Tx } from '#server-kit/db/transaction.ts';
import { batch } from '../../batch/batch.entity.ts';

/** What a line of a document took of a batch, in thousandths above zero. */
export interface BatchTaken {
  line_no: number;
  batch_id: string;
  batch_number: string;
  expire_date: string | null;
  quantity: bigint;
}

/** Of which batches the goods of a document were taken, line by line, in the order in which they were. */
export async function batchesTaken(tx: Tx, branchId: string, sourceId: string): Promise<BatchTaken[]> {
  return tx.query<BatchTaken>(
    `select m.line_no, m.batch_id, b.number as batch_number, b.expire_date, -m.quantity as quantity
     from stock_movements m join ${batch.table} b on b.business_id = m.business_id and b.id = m.batch_id
     where m.branch_id = $1 and m.source_id = $2 and m.quantity < 0 order by m.line_no, m.id`,
    [branchId, sourceId],
  );
}

/** What documents of some kinds moved of a batch in a branch: above zero what came in, below what went out. */
export async function movedOfBatch(
  tx: Tx,
  branchId: string,
  batchId: string,
  kinds: readonly string[],
): Promise<{ source_kind: string; source_id: string; out: bigint; back: bigint }[]> {
  return tx.query(
    `select source_kind, source_id, -sum(least(quantity, 0))::bigint as out, sum(greatest(quantity, 0))::bigint as back
     from stock_movements
     where branch_id = $1 and product_id = (select product_id from ${batch.table} where id = $2) and batch_id = $2
       and source_kind = any($3)
     group by source_kind, source_id`,
    [branchId, batchId, kinds],
  );
}
