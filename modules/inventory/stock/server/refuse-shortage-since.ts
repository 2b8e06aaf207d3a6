import { formatQuantity } from '#core/quantity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { NotEnoughOnThatDay } from '../../errors.ts';
import type { StockMove } from './move-stock.ts';

/**
 * Goods that leave with an earlier date must have lain there on every day since, not only today (accounting.md 4.6), and so must
 * each batch of them (A44).
 * Called when they have been moved, so that the movements of this very document count like all others.
 */
export async function refuseShortageSince(
  tx: Tx,
  { branch, date, lines }: Pick<StockMove, 'branch' | 'date' | 'lines'>,
): Promise<void> {
  if (branch.settings.allow_negative_stock === true) return;
  const [short] = await tx.query<{ product_id: string; name: string; date: string; left_over: bigint }>(
    SHORTAGE,
    [[...new Set(lines.map(({ product_id }) => product_id))], lines[0]?.store_id, date],
  );
  if (!short) return;
  const wanted = lines
    .filter(({ product_id }) => product_id === short.product_id)
    .reduce((sum, { quantity }) => sum - quantity, 0n);
  throw NotEnoughOnThatDay({
    product: short.name,
    left: formatQuantity(short.left_over + wanted),
    wanted: formatQuantity(wanted),
    date: short.date,
  });
}

/**
 * What lay in the store of each batch at the end of each day since: what lies there now, less what has moved after that day.
 * Goods that are not kept in batches are all of one.
 */
const SHORTAGE = `
with moved as (
  select m.product_id, m.batch_id, m.date, sum(m.quantity)::bigint as quantity from stock_movements m
  where m.product_id = any($1) and m.store_id = $2 and m.date >= $3
  group by m.product_id, m.batch_id, m.date)
select d.product_id, p.name, d.date::text as date, d.left_over
from (
  select m.product_id, m.date,
         (l.quantity - coalesce(sum(m.quantity) over (
            partition by m.product_id, m.batch_id order by m.date desc rows between unbounded preceding and 1 preceding), 0))::bigint
           as left_over
  from moved m
  join (select product_id, batch_id, quantity from stock_levels
        where product_id = any($1) and store_id = $2) l using (product_id, batch_id)) d
join products p on p.id = d.product_id
where d.left_over < 0 order by d.date, d.product_id limit 1`;
