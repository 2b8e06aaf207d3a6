import { newId } from '#core/ids.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { CountedSince } from '../errors.ts';

/** A product in a store that somebody counted, or corrected by hand. */
export interface CountedPlace {
  product_id: string;
  store_id: string;
  /** The batch that was counted; NO_BATCH with `is_whole` where it was all of the product. */
  batch_id: string;
  is_whole: boolean;
  /** Business day that the count is of. */
  date: string;
  /** Null for the end of the day. */
  counted_at: Date | null;
}

/** One that is posted, with what it differed by, in thousandths. */
export interface CountedGoods extends CountedPlace {
  is_count: boolean;
  quantity: bigint;
}

/** Notes what was counted or corrected and is posted now. */
export function noteCounted(
  tx: Pick<Tx, 'send'>,
  branchId: string,
  source: { kind: string; id: string },
  counted: readonly CountedGoods[],
): void {
  if (counted.length === 0) return;
  const rows = counted.map((one) => ({ ...one, id: newId(), quantity: String(one.quantity) }));
  tx.send(NOTE, [branchId, source.kind, source.id, JSON.stringify(rows)]);
}

const NOTE = `
insert into stock_counted (business_id, branch_id, source_kind, source_id, created_by,
  id, product_id, store_id, batch_id, is_whole, is_count, date, counted_at, quantity)
select (select ctx.biz()), $1, $2, $3, (select user_id from ctx.own_access()), n.*
from jsonb_to_recordset($4::jsonb) n(id uuid, product_id uuid, store_id uuid, batch_id uuid, is_whole boolean,
  is_count boolean, date date, counted_at timestamptz, quantity bigint)`;

/** Forgets what a document had counted, as it is taken back. */
export function forgetCounted(tx: Pick<Tx, 'send'>, source: { kind: string; id: string }): void {
  tx.send('update stock_counted set undone = true where source_kind = $1 and source_id = $2', [
    source.kind,
    source.id,
  ]);
}

/** Of counts those that somebody counted or corrected again since: by their place among them, with when and by whom. */
export async function countedSince(
  tx: Pick<Tx, 'query'>,
  places: readonly CountedPlace[],
): Promise<ReadonlyMap<number, Parameters<typeof CountedSince>[0]>> {
  if (places.length === 0) return new Map();
  const found = await tx.query<{ place: number; product: string; date: string; by: string }>(SINCE, [
    JSON.stringify(places.map((one, place) => ({ ...one, place }))),
  ]);
  return new Map(found.map(({ place, ...named }) => [place, named]));
}

/** Refuses a count older than another of the same goods: nobody knows any more what is there (A34). */
export async function refuseCountedSince(
  tx: Pick<Tx, 'query'>,
  places: readonly CountedPlace[],
): Promise<void> {
  const [first] = (await countedSince(tx, places)).values();
  if (first) throw CountedSince(first);
}

const SINCE = `
select distinct on (n.place) n.place, p.name as product, c.date::text as date, coalesce(u.name, '') as by
from jsonb_to_recordset($1::jsonb) n(place int, product_id uuid, store_id uuid, batch_id uuid, is_whole boolean, date date,
  counted_at timestamptz)
join stock_counted c on c.product_id = n.product_id and c.store_id = n.store_id and not c.undone and c.quantity <> 0
  and (c.is_whole or n.is_whole or c.batch_id = n.batch_id)
  and case when c.counted_at is not null and n.counted_at is not null then c.counted_at > n.counted_at
           else c.date > n.date or (c.date = n.date and n.counted_at is not null) end
join products p on p.id = n.product_id
left join ${user.table} u on u.id = c.created_by
order by n.place, c.date desc, c.created_at desc`;
