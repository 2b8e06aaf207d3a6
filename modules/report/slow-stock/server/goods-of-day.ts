import { sql } from 'kysely';
import { addDays } from '#core/business-day.ts';
import { instantOf } from '#core/local-time.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { stockAsOf } from '#modules/inventory/public.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { type Movements, PACE_DAYS } from '../slow-stock.rules.ts';

/** A product that was in stock at the end of a day; quantities in thousandths, its value in minor units. */
export interface GoodOfDay extends Movements {
  product_id: string;
  product_name: string;
  unit: UnitOfMeasure;
  quantity: bigint;
  value: bigint;
  /** In the ninety days up to that day, less what came back. */
  sold: bigint;
}

const IS_SALE = sql`m.cause in ('sale', 'service')`;

/**
 * What was in stock at the end of a day in a branch, or in those of its stores that the caller may see, with when it was last
 * sold: by a document that was not taken back since. Quantity and value are those of the list of products of that day, and so those of account 1200 (A13).
 */
export async function goodsOfDay(place: ActorContext, day: string): Promise<GoodOfDay[]> {
  const { branch, actor, tx } = place;
  const end = instantOf(addDays(day, 1), branch.day_starts_at, branch.time_zone);
  const stock = stockAsOf.rows({ date: day, end, isDay: true, store_id: null }, place);
  const stores =
    actor.store_ids.length > 0 ? sql`and m.store_id = any (${[...actor.store_ids]}::uuid[])` : sql``;
  const { rows } = await sql<GoodOfDay>`
    select s.id as product_id, p.name as product_name, p.unit_of_measure as unit, s.stock as quantity,
           s.stock_value as value, coalesce(l.sold, 0)::bigint as sold, l.last_sold::text as last_sold,
           l.first_in::text as first_in
    from (${stock}) s
    join ${sql.table(product.table)} p on p.id = s.id
    join (
      select o.product_id, min(o.first_in) as first_in, max(o.left_on) filter (where o.moved < 0) as last_sold,
             -sum(o.of_late) as sold
      from (
        select m.product_id, min(m.date) as first_in, sum(m.quantity) filter (where ${IS_SALE}) as moved,
               max(m.date) filter (where ${IS_SALE} and m.quantity < 0) as left_on,
               sum(m.quantity) filter (where ${IS_SALE} and m.date > ${addDays(day, -PACE_DAYS)}::date) as of_late
        from stock_movements m
        where m.branch_id = ${branch.id} and m.date <= ${day}::date ${stores}
        group by m.product_id, m.source_id) o
      group by o.product_id) l on l.product_id = s.id
    where s.stock <> 0 or s.stock_value <> 0`.execute(tx.sql);
  return rows;
}
