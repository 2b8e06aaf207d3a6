import type { Tx } from '#server-kit/db/transaction.ts';
import { batch } from '../../batch/batch.entity.ts';
import { type BatchIds, batchIds } from '../../stock/server/batch-ids.ts';
import type { MovedLine } from '../../stock/server/move-stock.ts';
import { stockMethodsOf } from '../../stock/server/stock-batches.ts';
import { NO_BATCH } from '../../stock/stock-tables.ts';
import type { Road, SentPart } from '../stock-request.rules.ts';
import type { StoredRequest } from './hold-request.ts';

type Line = StoredRequest['lines'][number];

/** What is on its way, and which batches its parts name. */
export type RoadOfLine = Road & { idOf: BatchIds };

/** What of each line of a request left its store, part by part, and how it is valued. */
export async function roadsOf(
  tx: Tx,
  row: StoredRequest,
): Promise<(line: Pick<Line, 'product_id'>) => RoadOfLine> {
  const methods = await stockMethodsOf(
    tx,
    row.lines.map(({ product_id }) => product_id),
  );
  const moved = await tx.query<{ batch_id: string }>(
    'select distinct batch_id from stock_movements where source_id = $1',
    [row.id],
  );
  const idOf = await batchIds(
    tx,
    row.steps.flatMap(({ product_id, batch: number }) => (number ? [{ product_id, number }] : [])),
    new Set(moved.map(({ batch_id }) => batch_id)),
  );
  return ({ product_id }) => ({
    idOf,
    parts: row.steps
      .filter((one) => one.step === 'dispatch' && one.product_id === product_id)
      .map(({ batch: number, quantity, cost }) => ({ batch: number ?? null, quantity, cost })),
    isLayered: methods.get(product_id)?.valuation === 'fifo',
  });
}

/**
 * The batch by which a part is taken off the road and put into a store. Where a line left in one part and in no batch, the
 * stock ledger finds it by itself.
 */
export function batchOfPart(
  { product_id }: Pick<Line, 'product_id'>,
  { batch: number }: Pick<SentPart, 'batch'>,
  { parts, idOf }: RoadOfLine,
): { batch_id?: string } {
  if (number !== null) return { batch_id: idOf(product_id, number) };
  return parts.length > 1 ? { batch_id: NO_BATCH } : {};
}

/** What has just left, by batch and layer; goods that are kept neither way are one part. Within a branch they cost nothing. */
export async function partsOf(
  tx: Pick<Tx, 'query'>,
  sent: readonly { quantity: bigint; moved: MovedLine | undefined }[],
  leavesPool: boolean,
): Promise<SentPart[][]> {
  const moved = sent.map(
    ({ quantity, moved: line }) =>
      line?.parts ?? [{ batch_id: NO_BATCH, quantity, value: -(line?.value ?? 0n) }],
  );
  const ids = new Set(moved.flat().map(({ batch_id }) => batch_id));
  ids.delete(NO_BATCH);
  const named = ids.size > 0 ? await tx.query<{ id: string; number: string }>(NAMED, [[...ids]]) : [];
  const numbers = new Map(named.map(({ id, number }) => [id, number]));
  return moved.map((parts) =>
    parts.map(({ batch_id, quantity, value }) => ({
      batch: numbers.get(batch_id) ?? null,
      quantity,
      cost: leavesPool ? value : 0n,
    })),
  );
}

const NAMED = `select id, number from ${batch.table} where id = any($1)`;
