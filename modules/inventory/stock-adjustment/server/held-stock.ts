import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { lyingInStore } from '../../stock/server/read-stock.ts';
import { buyingPrices, lockPools } from '../../stock/server/stock-pools.ts';
import { defaultStore } from '../../store/server/default-store.ts';
import { mayUseStore } from '../../store/server/may-use-store.ts';
import { store } from '../../store/store.entity.ts';

interface Place {
  product_id: string;
  store_id: string;
}

/** Stock as it stands under the lock of its pools, and as rows before have moved it. */
export interface HeldStock {
  inStore(place: Place): bigint;
  inBranch(productId: string): bigint;
  /** Whether anything says what a product costs: what it last cost, or its buying price. */
  hasCost(productId: string): boolean;
  move(place: Place, by: bigint): void;
}

/** Locks the stock that drafts speak of and puts the default store where none was said; a store of others is not found. */
export async function holdStock(context: CommandContext, drafts: readonly Draft[]): Promise<HeldStock> {
  const { tx, branch } = context;
  await setStores(context, drafts);
  const sound = drafts.filter(isSound);
  const ids = [...new Set(sound.map(({ row }) => String(row.product_id)))];
  const stores = [...new Set(sound.map(({ row }) => String(row.store_id)))];
  const pools = ids.length === 0 ? new Map() : await lockPools(tx, branch.id, ids.map(ofProduct));
  const prices = await buyingPrices(tx, branch.id, ids);
  const levels = new Map<string, bigint>();
  for (const store_id of stores)
    for (const [product_id, held] of await lyingInStore(tx, store_id, ids))
      levels.set(keyOf({ product_id, store_id }), held);
  const branchLevels = new Map([...pools].map(([id, { quantity }]) => [id, quantity]));
  return {
    inStore: (place) => levels.get(keyOf(place)) ?? 0n,
    inBranch: (id) => branchLevels.get(id) ?? 0n,
    hasCost: (id) => (pools.get(id)?.known_quantity ?? 0n) > 0n || (prices.get(id) ?? 0n) > 0n,
    move(place, by) {
      levels.set(keyOf(place), (levels.get(keyOf(place)) ?? 0n) + by);
      branchLevels.set(place.product_id, (branchLevels.get(place.product_id) ?? 0n) + by);
    },
  };
}

const ofProduct = (product_id: string) => ({ product_id });
const keyOf = ({ product_id, store_id }: Place) => `${product_id} ${store_id}`;

async function setStores({ tx, actor, branch }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const usual = drafts.some(({ row }) => !row.store_id) ? await defaultStore(tx, branch.id) : '';
  for (const { row } of drafts) row.store_id ??= usual;
  const found = await tx.query<{ id: string }>(
    `select id from ${store.table} where branch_id = $1 and id = any($2) and deleted_at is null`,
    [branch.id, [...new Set(drafts.map(({ row }) => row.store_id))]],
  );
  const known = new Set(found.map(({ id }) => id));
  for (const draft of drafts) {
    const id = String(draft.row.store_id);
    if (!known.has(id) || !mayUseStore(actor, id)) addProblem(draft, 'store_id', { key: 'not_found' });
  }
}
