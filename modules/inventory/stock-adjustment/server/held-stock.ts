import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { type BatchLevel, byExpiry, pickBatches } from '../../stock/batches.rules.ts';
import { type BatchIds, batchIds } from '../../stock/server/batch-ids.ts';
import {
  batchesWithGoods,
  type GivenBatch,
  placeKey,
  readBatchLevels,
  stockMethodsOf,
} from '../../stock/server/stock-batches.ts';
import { buyingPrices, lockPools } from '../../stock/server/stock-pools.ts';
import { NO_BATCH } from '../../stock/stock-tables.ts';
import { storesOfCaller } from '../../store/server/stores-of-caller.ts';

interface Place {
  product_id: string;
  store_id: string;
}

/** Stock as it stands under the lock of its pools, and as rows before have moved it. */
export interface HeldStock {
  inStore(place: Place): bigint;
  /** How much lies there of the batch of a number. */
  inBatch(place: Place, number: string): bigint;
  /** By how much it has changed since the end of a day, all of it or a batch: what was counted is of that evening (A34). */
  since(place: Place, day: string, number?: string | null): bigint;
  batchId: BatchIds;
  /** The batch of a number as it was first received; undefined where nobody has named it yet. */
  batch(productId: string, number: string): GivenBatch | undefined;
  inBranch(productId: string): bigint;
  /** Whether anything says what a product costs: what it last cost, or its buying price. */
  hasCost(productId: string): boolean;
  /** By the batch that is named, else by those that expire first. */
  move(place: Place, by: bigint, named?: GivenBatch): void;
}

/** Locks the stock that drafts speak of and puts the default store where none was said; a store of others is not found. */
export async function holdStock(context: CommandContext, drafts: readonly Draft[]): Promise<HeldStock> {
  const { tx, branch } = context;
  await setStores(context, drafts);
  const sound = drafts.filter(isSound);
  const ids = [...new Set(sound.map(({ row }) => String(row.product_id)))];
  const pools = ids.length === 0 ? new Map() : await lockPools(tx, branch.id, ids.map(ofProduct));
  const prices = await buyingPrices(tx, branch.id, ids);
  const levels = await readBatchLevels(tx, sound.map(placeOf));
  const named = sound.flatMap(({ row }) => {
    const number = row.batch ?? row.expire_date;
    return number
      ? [{ product_id: String(row.product_id), number: String(number), expire_date: row.expire_date }]
      : [];
  });
  // Held, so that no other day becomes the number of a batch meanwhile.
  if (named.length > 0) await stockMethodsOf(tx, ids);
  const idOf = await batchIds(tx, named);
  const batches = await batchesWithGoods(
    tx,
    named.map(({ product_id, number, expire_date }) => ({ id: idOf(product_id, number), expire_date })),
  );
  const later = await movedLater(context, sound);
  const branchLevels = new Map([...pools].map(([id, { quantity }]) => [id, quantity]));
  return {
    inStore: (place) => (levels.get(placeKey(place)) ?? []).reduce((sum, { quantity }) => sum + quantity, 0n),
    inBatch(place, number) {
      const id = idOf(place.product_id, number);
      return levels.get(placeKey(place))?.find(({ batch_id }) => batch_id === id)?.quantity ?? 0n;
    },
    since: (place, day, number) =>
      later
        .filter(
          (moved) =>
            placeKey(moved) === placeKey(place) &&
            moved.day === day &&
            (!number || moved.batch_id === idOf(place.product_id, number)),
        )
        .reduce((sum, { quantity }) => sum + quantity, 0n),
    batchId: idOf,
    batch: (productId, number) => batches.get(idOf(productId, number)),
    inBranch: (id) => branchLevels.get(id) ?? 0n,
    hasCost: (id) => (pools.get(id)?.known_quantity ?? 0n) > 0n || (prices.get(id) ?? 0n) > 0n,
    move(place, by, batch) {
      const id = batch ? idOf(place.product_id, batch.number) : null;
      levels.set(
        placeKey(place),
        movedLevels(levels.get(placeKey(place)) ?? [], by, batch && { ...batch, id: String(id) }),
      );
      if (batch && id) batches.set(id, batch);
      branchLevels.set(place.product_id, (branchLevels.get(place.product_id) ?? 0n) + by);
    },
  };
}

const ofProduct = (product_id: string) => ({ product_id });
const placeOf = ({ row }: Draft): Place => ({
  product_id: String(row.product_id),
  store_id: String(row.store_id),
});

interface MovedLater extends Place {
  day: string;
  batch_id: string;
  quantity: bigint;
}

/** What has moved after the past days that counts are of. */
function movedLater(
  { tx, branch, clock }: CommandContext,
  drafts: readonly Draft[],
): Promise<MovedLater[]> | MovedLater[] {
  const past = drafts.filter(({ row }) => String(row.date) < today(clock, branch));
  if (past.length === 0) return [];
  return tx.query<MovedLater>(
    `select n.product_id, n.store_id, n.day::text as day, m.batch_id, sum(m.quantity)::bigint as quantity
     from (select distinct * from unnest($1::uuid[], $2::uuid[], $3::date[]) x(product_id, store_id, day)) n
     join stock_movements m on m.product_id = n.product_id and m.branch_id = $4 and m.store_id = n.store_id and m.date > n.day
     group by 1, 2, 3, 4`,
    [
      past.map(({ row }) => row.product_id),
      past.map(({ row }) => row.store_id),
      past.map(({ row }) => row.date),
      branch.id,
    ],
  );
}

/** What lies of each batch after a movement: of the one that is named, else of those that leave first. */
function movedLevels(
  levels: readonly BatchLevel[],
  by: bigint,
  named: (GivenBatch & { id: string }) | undefined,
): BatchLevel[] {
  const { shares } = named || by > 0n ? { shares: [] } : pickBatches(levels, -by);
  const taken = new Map(shares.map(({ batch_id, quantity }) => [batch_id, -quantity]));
  const rest = by - [...taken.values()].reduce((sum, quantity) => sum + quantity, 0n);
  const other = named?.id ?? NO_BATCH;
  if (rest !== 0n) taken.set(other, (taken.get(other) ?? 0n) + rest);
  const isThere = levels.some(({ batch_id }) => batch_id === other);
  const all = isThere
    ? levels
    : [
        ...levels,
        {
          batch_id: other,
          number: named?.number ?? null,
          expire_date: named?.expire_date ?? null,
          quantity: 0n,
        },
      ];
  return all
    .map((level) => ({ ...level, quantity: level.quantity + (taken.get(level.batch_id) ?? 0n) }))
    .toSorted(byExpiry);
}

async function setStores(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const stores = await storesOfCaller(context);
  for (const draft of drafts) {
    draft.row.store_id ??= stores.find(({ is_default }) => is_default)?.id;
    if (!stores.some(({ id }) => id === draft.row.store_id))
      addProblem(draft, 'store_id', { key: 'not_found' });
  }
}
