import type { Tx } from '#server-kit/db/transaction.ts';
import { TRANSFER } from './move-stock.ts';

/** The document of which goods or costs are. */
export interface Source {
  kind: string;
  id: string;
}

/**
 * The name of a product whose goods have left the pool of the branch since a document brought some or made them dearer, or of
 * which that document filled a shortage; null where there is none. Then what it brought cannot be told from the rest any more
 * (A11). Receipts that were taken back as if they had not been are no leaving, nor are moves between stores of the branch,
 * nor what the document itself took out, nor what a count took off in answer to it. Goods valued first in, first out that a count found to be of another batch are no
 * longer those that came.
 */
export async function leftSince(tx: Tx, branchId: string, source: Source): Promise<string | null> {
  const [left] = await tx.query<{ name: string }>(LEFT, [
    branchId,
    source.kind,
    source.id,
    `${source.kind}-void`,
    TRANSFER,
  ]);
  return left?.name ?? null;
}

const LEFT = `
with came as (
  select product_id, min(id::text)::uuid as first from stock_movements
  where branch_id = $1 and source_kind = $2 and source_id = $3 and quantity >= 0 group by product_id)
select p.name from came c join products p on p.id = c.product_id
where exists (
    select from stock_movements m
    where m.product_id = c.product_id and m.branch_id = $1 and m.id > c.first and m.quantity < 0
      and m.kind <> all (array[$4, $5]) and m.source_id <> $3
      and not exists (select from stock_answers a where a.id = m.source_id and a.source_id = $3))
  or (select coalesce(sum(m.quantity), 0) from stock_movements m
      where m.product_id = c.product_id and m.branch_id = $1 and m.id < c.first) < 0
  or exists (
    select from stock_layers y
    where y.product_id = c.product_id and y.branch_id = $1 and y.source_id = $3 and y.quantity < y.quantity_in)
order by p.name limit 1`;
