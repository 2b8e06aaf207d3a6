import { type RawBuilder, sql } from 'kysely';
import { lowestIdAt } from '#core/ids.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Past } from '#server-kit/operation/server-module.ts';
import type { AsOf } from '#server-kit/query/as-of.ts';
import { StockBeginsLater } from '../../errors.ts';
import { store } from '../../store/store.entity.ts';

/**
 * Stock and its value at a past moment: the sum of the movements up to it, at the values they were posted with, which is what
 * the books say of account 1200 (A13). Nothing that is kept is asked, so the answer rests on the ledger alone.
 */
export const stockAsOf: Past = {
  async require({ date }, { tx, branch }) {
    const [later] = await tx.query<{ first: string | null }>(FIRST_DAY, [branch.id, date]);
    if (later?.first) throw StockBeginsLater({ date: later.first });
  },
  rows: (asOf, context, id) =>
    asOf.store_id === null && context.actor.store_ids.length === 0
      ? stockOfBranch(asOf, context, id)
      : stockOfStores(asOf.store_id === null ? context.actor.store_ids : [asOf.store_id], asOf, context, id),
};

/** The day of the first movement, where nothing had moved by the day that is asked for. */
const FIRST_DAY = `
select (select min(m.date) from stock_movements m where m.branch_id = $1) as first
where not exists (select from stock_movements m where m.branch_id = $1 and m.date <= $2)`;

function stockOfBranch(asOf: AsOf, context: ActorContext, id?: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select m.product_id as id, sum(m.quantity)::bigint as stock, sum(m.value)::bigint as stock_value
    from stock_movements m where m.branch_id = ${context.branch.id} and ${upTo(asOf, id)} group by m.product_id`;
}

/** Each place is worth its share of the pool by quantity, rounded; the last one with goods takes the rest (A4). */
function stockOfStores(
  storeIds: readonly string[],
  asOf: AsOf,
  context: ActorContext,
  id?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select s.id, sum(s.quantity)::bigint as stock,
           sum(case when s.is_last then s.pool_value - s.shares + s.share else s.share end)::bigint as stock_value
    from (
      select t.*, sum(t.share) over (partition by t.id) as shares,
             row_number() over (
               partition by t.id order by t.in_transit desc, t.created_at desc, t.store_id desc) = 1 as is_last
      from (
        select g.*, st.id = st.branch_id as in_transit, st.created_at,
               case when g.pool_quantity = 0 then 0 else ${SHARE} end as share
        from (
          select m.product_id as id, m.store_id, sum(m.quantity) as quantity,
                 sum(sum(m.quantity)) over (partition by m.product_id) as pool_quantity,
                 sum(sum(m.value)) over (partition by m.product_id) as pool_value
          from stock_movements m where m.branch_id = ${context.branch.id} and ${upTo(asOf, id)}
          group by m.product_id, m.store_id) g
        join ${sql.table(store.table)} st on st.id = g.store_id
        where g.quantity <> 0) t) s
    where s.store_id = any (${[...storeIds]}::uuid[]) group by s.id`;
}

/** Half up, away from zero, as money is rounded everywhere; exact, for `div` has no decimals. */
const SHARE = sql`
  sign(g.pool_value * g.quantity) * sign(g.pool_quantity)
  * div(2 * abs(g.pool_value * g.quantity) + abs(g.pool_quantity), 2 * abs(g.pool_quantity))`;

/** What was recorded for a day later on belongs to that day, and not to one of its hours. */
function upTo({ date, end, isDay }: AsOf, id?: RawBuilder<unknown>): RawBuilder<unknown> {
  const of = id ? sql` and m.product_id = ${id}` : sql``;
  const until = isDay
    ? sql`m.date <= ${date}::date`
    : sql`(m.date < ${date}::date or (m.date = ${date}::date and m.id < ${lowestIdAt(end)}::uuid))`;
  return sql`${until}${of}`;
}
