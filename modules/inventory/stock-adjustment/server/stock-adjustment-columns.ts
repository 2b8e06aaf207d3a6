import { sql } from 'kysely';
import type { Borrowed, Computed } from '#server-kit/operation/server-module.ts';
import { batch } from '../../batch/batch.entity.ts';
import { product } from '../../product/product.entity.ts';
import { stockAdjustment } from '../stock-adjustment.entity.ts';

/** An adjustment is the document of its own movement. */
export const adjustmentKind: Computed = () => sql`${stockAdjustment.name}::text`;
export const adjustmentId: Computed = (row) => sql`${row('id')}::text`;

/** What a movement comes from is named when it is shown (`namedDocuments`). */
export const adjustmentDocument: Computed = () => sql`null::text`;

/** How a movement of the ledger looks in the list. */
export const movementInList: Borrowed = (row) => ({
  name: sql`(select p.name from ${sql.table(product.table)} p where p.id = ${row('product_id')})`,
  product: row('product_id'),
  store: row('store_id'),
  date: row('date'),
  // A cost that is learnt later moves no goods: its value says which way.
  type: sql`case when ${row('quantity')} > 0 or (${row('quantity')} = 0 and ${row('value')} > 0)
    then 'increase' else 'decrease' end`,
  cause: row('cause'),
  quantity: sql`abs(${row('quantity')})`,
  stock_before: sql`${row('stock_after')} - ${row('quantity')}`,
  stock_after: row('stock_after'),
  cost: sql`abs(${row('value')})`,
  batch: ofBatch('number', row),
  expire_date: ofBatch('expire_date', row),
  reason: ofAdjustment('reason', row),
  remarks: ofAdjustment('remarks', row),
  status: ofAdjustment('status', row),
  source_kind: row('source_kind'),
  source_id: sql`${row('source_id')}::text`,
});

/** The batch that was moved, where the product is kept in batches. */
function ofBatch(column: string, row: Parameters<Borrowed>[0]) {
  return sql`(select b.${sql.ref(column)} from ${sql.table(batch.table)} b where b.id = ${row('batch_id')})`;
}

/** What was written when stock was adjusted by hand. */
function ofAdjustment(column: string, row: Parameters<Borrowed>[0]) {
  return sql`(select a.${sql.ref(column)} from ${sql.table(stockAdjustment.table)} a
    where a.id = ${row('source_id')} and ${row('source_kind')} = ${stockAdjustment.name})`;
}
