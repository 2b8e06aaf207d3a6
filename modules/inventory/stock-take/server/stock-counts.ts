import type { Tx } from '#server-kit/db/transaction.ts';

/** What holds of a product and batch in a stock take: its newest count, and how often it was counted. */
export interface StockCount {
  product_id: string;
  batch_id: string;
  counted: bigint;
  /** What lay in the store by the books when it was counted. */
  stock_then: bigint;
  counted_at: Date;
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

const COUNTS = `
select product_id, batch_id, counted, stock_then, counted_at, counted_by, times
from (
  select product_id, batch_id, counted, stock_then, created_at as counted_at, created_by as counted_by,
         count(*) over (partition by product_id, batch_id)::int as times,
         row_number() over (partition by product_id, batch_id order by no desc) as place,
         min(no) over (partition by product_id, batch_id) as first
  from stock_counts where stock_take_id = $1 and ($2::uuid[] is null or product_id = any($2))) c
where place = 1 order by first`;

export type NewCount = Pick<StockCount, 'product_id' | 'batch_id' | 'counted' | 'stock_then'>;

/** Keeps counts after those before them. Whoever counts holds the stock take. */
export function insertCounts(
  tx: Pick<Tx, 'send'>,
  { takeId, branchId }: { takeId: string; branchId: string },
  counts: readonly NewCount[],
): void {
  tx.send(
    `insert into stock_counts
       (business_id, branch_id, stock_take_id, created_by, no, product_id, batch_id, counted, stock_then)
     select (select ctx.biz()), $1, $2, (select user_id from ctx.own_access()),
            (select coalesce(max(no), 0) from stock_counts where stock_take_id = $2) + n.place,
            n.product_id, n.batch_id, n.counted, n.stock_then
     from unnest($3::uuid[], $4::uuid[], $5::bigint[], $6::bigint[])
       with ordinality n(product_id, batch_id, counted, stock_then, place)`,
    [
      branchId,
      takeId,
      counts.map(({ product_id }) => product_id),
      counts.map(({ batch_id }) => batch_id),
      counts.map(({ counted }) => counted),
      counts.map(({ stock_then }) => stock_then),
    ],
  );
}

/** Counts are of a product in a batch. */
export function countKey({ product_id, batch_id }: { product_id: string; batch_id: string }): string {
  return `${product_id} ${batch_id}`;
}
