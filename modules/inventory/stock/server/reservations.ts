import { formatQuantity } from '#core/quantity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { ReservedStock } from '../../errors.ts';
import { NO_BATCH } from '../stock-tables.ts';
import type { StockMove } from './move-stock.ts';
import { lockPools } from './stock-pools.ts';

/** So much of a product in a store, in thousandths of its base unit, above zero. */
export interface Reservation {
  product_id: string;
  store_id: string;
  quantity: bigint;
}

/** What lies of a product in a store, over all its batches, and how much of that is promised to somebody. */
export interface HeldStock {
  quantity: bigint;
  reserved: bigint;
}

type Place = Pick<Reservation, 'product_id' | 'store_id'>;
type Branch = StockMove['branch'];

/**
 * Promises goods of stores of a branch: nothing else takes them out until they are released. Kept beside the levels and
 * written under the lock of the pools like these, so that a sale and a promise of the last piece wait for each other.
 */
export async function reserveStock(tx: Tx, branch: Branch, lines: readonly Reservation[]): Promise<void> {
  if (lines.length === 0) return;
  await lockPools(tx, branch.id, lines);
  const held = await heldStock(tx, lines);
  // Where stock may run short a promise holds nobody back either (A5).
  if (branch.settings.allow_negative_stock !== true)
    await refuseReserved(
      tx,
      held,
      lines.map(({ quantity, ...place }) => ({ ...place, quantity: -quantity })),
    );
  addReserved(tx, lines);
}

/** Frees what was promised: it is sent now, or will not be. */
export async function releaseStock(tx: Tx, branch: Branch, lines: readonly Reservation[]): Promise<void> {
  if (lines.length === 0) return;
  await lockPools(tx, branch.id, lines);
  tx.send(
    `update stock_levels l set reserved = l.reserved - n.quantity
     from unnest($1::uuid[], $2::uuid[], $3::bigint[]) n(product_id, store_id, quantity)
     where l.product_id = n.product_id and l.store_id = n.store_id and l.batch_id = $4`,
    columnsOf(lines),
  );
}

/** What lies of products in stores and what of it is promised; what was never there is absent. */
export async function heldStock(tx: Tx, places: readonly Place[]): Promise<ReadonlyMap<string, HeldStock>> {
  const rows = await tx.query<Place & HeldStock>(HELD, [
    places.map(({ product_id }) => product_id),
    places.map(({ store_id }) => store_id),
  ]);
  return new Map(rows.map(({ quantity, reserved, ...place }) => [placeKey(place), { quantity, reserved }]));
}

/** What may still be taken of a product in a store (A5). */
export function freeStock(held: ReadonlyMap<string, HeldStock>, place: Place): bigint {
  const { quantity, reserved } = held.get(placeKey(place)) ?? { quantity: 0n, reserved: 0n };
  return quantity > reserved ? quantity - reserved : 0n;
}

/** Nobody takes out of a store what is promised to somebody else; `held` is as it was before the lines move. */
export async function refuseReserved(
  tx: Tx,
  held: ReadonlyMap<string, HeldStock>,
  lines: readonly Reservation[],
): Promise<void> {
  const sums = new Map<string, bigint>();
  for (const line of lines) sums.set(placeKey(line), (sums.get(placeKey(line)) ?? 0n) + line.quantity);
  for (const line of lines) {
    if (line.quantity >= 0n) continue;
    const { quantity, reserved } = held.get(placeKey(line)) ?? { quantity: 0n, reserved: 0n };
    const moved = sums.get(placeKey(line)) ?? 0n;
    if (moved >= 0n || quantity + moved >= reserved) continue;
    const [product] = await tx.query<{ name: string }>('select name from products where id = $1', [
      line.product_id,
    ]);
    throw ReservedStock({
      product: product?.name ?? '',
      left: formatQuantity(freeStock(held, line)),
      wanted: formatQuantity(-moved),
      reserved: formatQuantity(reserved),
    });
  }
}

function addReserved(tx: Tx, lines: readonly Reservation[]): void {
  tx.send(
    `insert into stock_levels as l (business_id, product_id, store_id, batch_id, quantity, reserved)
     select (select ctx.biz()), n.product_id, n.store_id, $4, 0, n.quantity
     from unnest($1::uuid[], $2::uuid[], $3::bigint[]) n(product_id, store_id, quantity)
     on conflict (business_id, product_id, store_id, batch_id) do update set reserved = l.reserved + excluded.reserved`,
    columnsOf(lines),
  );
}

function columnsOf(lines: readonly Reservation[]) {
  return [
    lines.map(({ product_id }) => product_id),
    lines.map(({ store_id }) => store_id),
    lines.map(({ quantity }) => quantity),
    NO_BATCH,
  ];
}

function placeKey({ product_id, store_id }: Place): string {
  return `${product_id} ${store_id}`;
}

const HELD = `
select l.product_id, l.store_id, sum(l.quantity)::bigint as quantity, sum(l.reserved)::bigint as reserved
from (select distinct * from unnest($1::uuid[], $2::uuid[]) n(product_id, store_id)) n
join stock_levels l using (product_id, store_id) group by l.product_id, l.store_id`;
