import type { Tx } from '#server-kit/db/transaction.ts';
import { batch } from '../../batch/batch.entity.ts';
import type { BatchTracking } from '../../batch-tracking.ts';
import { BatchDiffers, BatchNeeded, BatchNeedsExpiry, NoBatches } from '../../errors.ts';
import { type BatchLevel, byExpiry } from '../batches.rules.ts';
import { NO_BATCH } from '../stock-tables.ts';
import { type BatchIds, batchIds } from './batch-ids.ts';

/** The batch of goods that come in, as it is written on them. */
export interface GivenBatch {
  number: string;
  expire_date: string | null;
}

/** How a product is valued and whether its goods are kept apart by batch. */
export interface StockMethod {
  id: string;
  name: string;
  valuation: 'moving_average' | 'fifo';
  batch_tracking: BatchTracking;
}

/** How products are kept. They are held so, for their valuation is fixed by the first movement, which may be this one. */
export async function stockMethodsOf(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, StockMethod>> {
  const rows = await tx.query<StockMethod>(
    'select id, name, valuation, batch_tracking from products where id = any($1) order by id for key share',
    [[...new Set(productIds)]],
  );
  return new Map(rows.map((method) => [method.id, method]));
}

interface IncomingLine {
  product_id: string;
  quantity: bigint;
  batch?: GivenBatch;
}

/**
 * Makes the batches that goods come in by and that are not known yet; one that is known keeps the day on which it expires.
 * In the order of their ids, for another branch may receive the same ones at this moment. Answers which batches the lines
 * mean.
 */
export async function makeBatches(
  tx: Tx,
  lines: readonly IncomingLine[],
  methods: ReadonlyMap<string, StockMethod>,
): Promise<BatchIds> {
  const idOf = await batchIds(
    tx,
    lines.flatMap(({ product_id, batch: named }) => (named ? [{ product_id, number: named.number }] : [])),
  );
  const given = new Map<string, GivenBatch & { product_id: string }>();
  for (const { product_id, quantity, batch: named } of lines) {
    const { name = '', batch_tracking = 'none' } = methods.get(product_id) ?? {};
    if (!named) continue;
    if (batch_tracking === 'none') throw NoBatches({ product: name });
    if (quantity < 0n) continue;
    if (!named.number.trim()) throw BatchNeeded({ product: name });
    const id = idOf(product_id, named.number);
    const above = given.get(id);
    if (above && above.expire_date !== named.expire_date) refuseOtherDay(name, above);
    given.set(id, { product_id, ...named });
  }
  const ids = [...given.keys()].sort();
  if (ids.length === 0) return idOf;
  const rows = ids.map((id) => ({ id, ...(given.get(id) as GivenBatch & { product_id: string }) }));
  const before = await knownBatches(tx, ids);
  const isOther = (known: ReadonlyMap<string, GivenBatch>) => (row: (typeof rows)[number]) => {
    const same = known.get(row.id);
    return same && row.expire_date && same.expire_date !== row.expire_date;
  };
  const asked = rows.filter(isOther(before)).map(({ id }) => id);
  const forgotten = await withoutGoods(tx, asked);
  const known = asked.length > 0 ? await knownBatches(tx, ids) : before;
  const differing = rows.filter(isOther(known));
  for (const { id, product_id, number, expire_date } of rows) {
    const { name = '', batch_tracking } = methods.get(product_id) ?? {};
    const same = known.get(id);
    if (batch_tracking === 'expiry' && !expire_date && !same?.expire_date)
      throw BatchNeedsExpiry({ product: name, number });
    if (same && differing.some((one) => one.id === id) && !forgotten.has(id)) refuseOtherDay(name, same);
  }
  if (differing.length > 0)
    tx.send(
      `update ${batch.table} b set expire_date = n.expire_date, version = b.version + 1, updated_at = now()
       from unnest($1::uuid[], $2::date[]) n(id, expire_date) where b.id = n.id`,
      [differing.map(({ id }) => id), differing.map(({ expire_date }) => expire_date)],
    );
  const made = rows.filter(({ id }) => !known.has(id));
  if (made.length === 0) return idOf;
  tx.send(
    `insert into ${batch.table} (business_id, id, product_id, number, expire_date, search_text, created_by)
     select (select ctx.biz()), n.id, n.product_id, n.number, n.expire_date, lower(n.number),
            (select user_id from ctx.own_access())
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[]) n(id, product_id, number, expire_date)
     order by n.id on conflict (business_id, id) do nothing`,
    [
      made.map(({ id }) => id),
      made.map(({ product_id }) => product_id),
      made.map(({ number }) => number.trim()),
      made.map(({ expire_date }) => expire_date),
    ],
  );
  return idOf;
}

/**
 * Which of some batches nothing stands on any more: whatever brought goods of them was taken back. They are locked, so that
 * of two receipts that name one of them again the second sees the day of the first (A37).
 */
async function withoutGoods(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  await tx.query(`select from ${batch.table} where id = any($1) order by id for update`, [ids]);
  const free = await tx.query<{ id: string }>(
    `select b.id from ${batch.table} b where b.id = any($1) and not exists (
       select from stock_movements m where m.product_id = b.product_id and m.batch_id = b.id
       group by m.source_id having sum(m.quantity) <> 0)`,
    [ids],
  );
  return new Set(free.map(({ id }) => id));
}

/** Batches that have been named before, without those that nothing stands on and of which another day is said now (A37). */
export async function batchesWithGoods(
  tx: Tx,
  said: readonly { id: string; expire_date?: unknown }[],
): Promise<Map<string, GivenBatch>> {
  const ids = said.map(({ id }) => id);
  const known = await knownBatches(tx, ids);
  const differing = said.filter(({ id, expire_date }) => {
    const before = known.get(id);
    return before && expire_date && before.expire_date !== expire_date;
  });
  for (const id of await withoutGoods(tx, [...new Set(differing.map(({ id }) => id))])) known.delete(id);
  return known;
}

/** Batches that have been named before, by their ids. */
export async function knownBatches(
  tx: Pick<Tx, 'query'>,
  ids: readonly string[],
): Promise<Map<string, GivenBatch>> {
  const rows = await tx.query<GivenBatch & { id: string }>(
    `select id, number, expire_date from ${batch.table} where id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}

function refuseOtherDay(product: string, { number, expire_date }: GivenBatch): never {
  throw BatchDiffers({ product, number, date: expire_date ?? '-' });
}

/** Batches of a product in a store, in the order in which they leave. */
export function placeKey({ product_id, store_id }: { product_id: string; store_id: string }): string {
  return `${product_id} ${store_id}`;
}

/** What lies of each batch in the stores that some lines name, by product and store. Their pools are locked. */
export async function readBatchLevels(
  tx: Tx,
  places: readonly { product_id: string; store_id: string }[],
  since?: string,
): Promise<Map<string, BatchLevel[]>> {
  const rows = await tx.query<BatchLevel & { product_id: string; store_id: string }>(LEVELS, [
    places.map(({ product_id }) => product_id),
    places.map(({ store_id }) => store_id),
    since ?? null,
  ]);
  const levels = Map.groupBy(rows, placeKey);
  return new Map([...levels].map(([key, batches]) => [key, batches.toSorted(byExpiry)]));
}

const LEVELS = `
select l.product_id, l.store_id, l.batch_id, l.quantity, b.number, b.expire_date,
  greatest(0, (
    select max(later.came) from (
      select sum(sum(m.quantity)) over (order by m.date desc) as came from stock_movements m
      where m.product_id = l.product_id and m.store_id = l.store_id and m.batch_id = l.batch_id and m.date > $3::date
      group by m.date) later))::bigint as came_later
from (select distinct * from unnest($1::uuid[], $2::uuid[]) n(product_id, store_id)) n
join stock_levels l using (product_id, store_id)
left join ${batch.table} b on b.business_id = l.business_id and b.id = l.batch_id
order by b.created_at nulls last, l.batch_id`;

/** What a line of an earlier document moved, by batch, in the order in which it did. */
export interface Origin {
  source_id: string;
  line_no: number;
  product_id: string;
  batch_id: string;
  quantity: bigint;
}

/** What earlier documents moved of products that are kept in batches. */
export async function readOrigins(
  tx: Tx,
  sourceIds: readonly string[],
  productIds: readonly string[],
): Promise<Origin[]> {
  return tx.query<Origin>(
    `select source_id, line_no, product_id, batch_id, quantity from stock_movements
     where source_id = any($1) and product_id = any($2) order by id`,
    [[...new Set(sourceIds)], [...new Set(productIds)]],
  );
}

/** Whether goods lie in a batch, and not with those that came before their product was kept in batches. */
export function isInBatch(batchId: string): boolean {
  return batchId !== NO_BATCH;
}
