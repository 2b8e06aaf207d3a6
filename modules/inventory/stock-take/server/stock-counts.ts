import type { Tx } from '#server-kit/db/transaction.ts';
import { stockTake } from '../stock-take.entity.ts';

/** What holds of a product and batch in a stock take: its newest count, and how often it was counted. */
export interface StockCount {
  product_id: string;
  batch_id: string;
  counted: bigint;
  /** What lay in the store by the books when it was counted, with what came to be known of before since (A34). */
  stock_then: bigint;
  counted_at: Date;
  /** Business day of the count. */
  date: string;
  counted_by: string | null;
  times: number;
}

/** The counts of a stock take, one of each product and batch, in the order in which these were first counted. */
export function countsOf(
  tx: Pick<Tx, 'query'>,
  takeId: string,
  products: readonly string[] | null = null,
): Promise<StockCount[]> {
  return tx.query<StockCount>(COUNTS, [takeId, products]);
}

/** Ids grow with time: the first that can be of an instant. */
const FIRST_ID_AT = (instant: string) =>
  `(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;

/** Whether goods moved before the count by their own time; without one they belong to the end of their day. */
const IS_BEFORE = (m: string) =>
  `case when ${m}.happened_at is null then ${m}.date < c.date else ${m}.happened_at < c.counted_at end`;

/** Whether a movement takes another one of its document back, which then never was: it is of today, whatever it takes back. */
const TAKES_BACK = (m: string) =>
  `(${m}.kind = ${m}.source_kind || '-void' or (${m}.source_kind = '${stockTake.name}' and ${m}.happened_at is null))`;

const COUNTS = `
select c.product_id, c.batch_id, c.counted, (c.stock_then + late.quantity)::bigint as stock_then, c.counted_at,
  c.date::text as date, c.counted_by, c.times
from (
  select product_id, batch_id, counted, stock_then, created_by as counted_by, stock_take_id, created_at,
         coalesce(counted_at, created_at) as counted_at, coalesce(date, created_at::date) as date,
         count(*) over (partition by product_id, batch_id)::int as times,
         row_number() over (partition by product_id, batch_id order by no desc) as place,
         min(no) over (partition by product_id, batch_id) as first
  from stock_counts where stock_take_id = $1 and ($2::uuid[] is null or product_id = any($2))) c
join ${stockTake.table} t on t.id = c.stock_take_id
cross join lateral (
  select coalesce(sum(m.quantity), 0) as quantity from stock_movements m
  where m.product_id = c.product_id and m.branch_id = t.branch_id and m.store_id = t.store_id and m.batch_id = c.batch_id
    and m.id > ${FIRST_ID_AT('c.created_at')} and m.created_at > c.created_at
    and (${IS_BEFORE('m')} or (${TAKES_BACK('m')} and exists (
      select from stock_movements o
      where o.source_kind = m.source_kind and o.source_id = m.source_id
        and o.product_id = m.product_id and o.branch_id = m.branch_id and o.store_id = m.store_id and o.batch_id = m.batch_id
        and o.created_at > c.created_at and ${IS_BEFORE('o')})))) late
where place = 1 order by first`;

export type NewCount = Pick<StockCount, 'product_id' | 'batch_id' | 'counted' | 'stock_then'>;

/** Keeps counts after those before them. Whoever counts holds the stock take. */
export function insertCounts(
  tx: Pick<Tx, 'send'>,
  { takeId, branchId, at, date }: { takeId: string; branchId: string; at: Date; date: string },
  counts: readonly NewCount[],
): void {
  tx.send(
    `insert into stock_counts
       (business_id, branch_id, stock_take_id, created_by, no, product_id, batch_id, counted, stock_then, counted_at, date)
     select (select ctx.biz()), $1, $2, (select user_id from ctx.own_access()),
            (select coalesce(max(no), 0) from stock_counts where stock_take_id = $2) + n.place,
            n.product_id, n.batch_id, n.counted, n.stock_then, $7, $8
     from unnest($3::uuid[], $4::uuid[], $5::bigint[], $6::bigint[])
       with ordinality n(product_id, batch_id, counted, stock_then, place)`,
    [
      branchId,
      takeId,
      counts.map(({ product_id }) => product_id),
      counts.map(({ batch_id }) => batch_id),
      counts.map(({ counted }) => counted),
      counts.map(({ stock_then }) => stock_then),
      at,
      date,
    ],
  );
}

/** Counts are of a product in a batch. */
export function countKey({ product_id, batch_id }: { product_id: string; batch_id: string }): string {
  return `${product_id} ${batch_id}`;
}
