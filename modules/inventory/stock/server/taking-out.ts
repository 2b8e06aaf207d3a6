import type { Tx } from '#server-kit/db/transaction.ts';
import { CostHasChanged } from '../../errors.ts';
import { leftSince, type Source } from './left-since.ts';

/**
 * Refuses that a document takes the goods out again that it had brought, as if it had not been: once goods of a product have
 * left the pool of the branch since or filled a shortage (`haveLeft` says it in the words of the document), and once a later
 * bill or landed cost has changed what they cost (A11). That they still lie in their store is asked as they move. Their pools
 * are locked.
 */
export async function refuseTakingOut(
  tx: Tx,
  branchId: string,
  source: Source,
  haveLeft: (named: { product: string }) => Error,
): Promise<void> {
  const left = await leftSince(tx, branchId, source);
  if (left) throw haveLeft({ product: left });
  const [changed] = await tx.query<{ name: string }>(COST_CHANGED, [branchId, source.kind, source.id]);
  if (changed) throw CostHasChanged({ product: changed.name });
}

/**
 * A cost that was taken back itself has changed nothing. At the average a cost is borne by all that the pool holds; by first
 * in, first out only by the layers that it went into.
 */
const COST_CHANGED = `
with came as (
  select product_id, min(id::text)::uuid as first from stock_movements
  where branch_id = $1 and source_kind = $2 and source_id = $3 and quantity > 0 group by product_id)
select p.name from came c join products p on p.id = c.product_id
where case when p.valuation = 'fifo' then exists (
    select from stock_layers y
    where y.product_id = c.product_id and y.branch_id = $1 and y.source_id = $3 and y.value <> y.value_in)
  else exists (
    select from stock_movements m
    where m.product_id = c.product_id and m.branch_id = $1 and m.quantity = 0 and m.source_id <> $3
    group by m.source_id having min(m.id::text)::uuid > c.first and sum(m.value) <> 0) end
order by p.name limit 1`;
