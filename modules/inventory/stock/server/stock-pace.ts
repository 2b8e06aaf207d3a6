import { linesTableName } from '#core/derive/table.ts';
import { lowestIdAt } from '#core/ids.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import { product } from '../../product/product.entity.ts';
import { store } from '../../store/store.entity.ts';
import type { UnitOfMeasure } from '../../units.ts';

/** How fast a product leaves a branch or some of its stores, and what is there; quantities in thousandths of its base unit. */
export interface StockPace {
  product_id: string;
  name: string;
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  /** The unit that it is usually bought in, where one is marked. */
  bought_unit: UnitOfMeasure | null;
  bought_factor: number | null;
  on_hand: bigint;
  reserved: bigint;
  /** What was sold less what came back of it. */
  sold: bigint;
  /** Under which the branch wants to be warned; none of single stores, for it is of the branch. */
  alert: bigint;
}

/**
 * The products of a branch that were sold on or after a day, have an alert quantity or are out of stock, with what lies in the
 * named stores, or in all. Out of stock is what was held there; of the whole branch also what no branch has held yet. `since` is an instant no later than that day: nothing is dated before it was written later than tomorrow.
 */
export async function stockPace(
  tx: Tx,
  branchId: string,
  { from, since, stores }: { from: string; since: Date; stores: readonly string[] | null },
): Promise<StockPace[]> {
  return tx.query(PACE, [branchId, stores, lowestIdAt(since), from]);
}

const PACE = `
with held as (
  select l.product_id, sum(l.quantity)::bigint as quantity, sum(l.reserved)::bigint as reserved
  from stock_levels l join ${store.table} s on s.id = l.store_id and s.branch_id = $1 and s.id <> $1
  where $2::uuid[] is null or l.store_id = any($2) group by 1),
sold as (
  select product_id, -sum(quantity)::bigint as quantity from stock_movements
  where branch_id = $1 and id >= $3 and date >= $4::date and cause in ('sale', 'service')
    and ($2::uuid[] is null or store_id = any($2)) group by 1)
select p.id as product_id, p.name, p.unit_of_measure, p.whole_units, u.unit as bought_unit, u.factor as bought_factor,
       coalesce(h.quantity, 0)::bigint as on_hand, coalesce(h.reserved, 0)::bigint as reserved,
       greatest(coalesce(s.quantity, 0), 0)::bigint as sold,
       (case when $2::uuid[] is null then coalesce(b.stock_alert, 0) else 0 end)::bigint as alert
from ${product.table} p
${branchValues(product, { id: 'p.id', branch: '$1', as: 'b' })}
left join held h on h.product_id = p.id
left join sold s on s.product_id = p.id
left join ${linesTableName(product, 'units')} u on u.product_id = p.id and u.business_id = p.business_id and u.bought
where p.deleted_at is null and p.status = 'active' and p.type = 'product'
  and (s.quantity > 0 or ($2::uuid[] is null and b.stock_alert > 0)
    or case when h.product_id is not null then h.quantity <= h.reserved
            else $2::uuid[] is null and not exists (
              select from stock_values v where v.business_id = p.business_id and v.product_id = p.id) end)
order by p.name, p.id`;
